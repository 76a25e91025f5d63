/** What this device keeps when there is no network: scans that wait, and what was last seen of parcels. */
const stores = ['waiting', 'kept'] as const
type Store = (typeof stores)[number]

let opened: Promise<IDBDatabase> | undefined

export async function readAll<Row>(store: Store): Promise<Row[]> {
  return run(store, 'readonly', (rows): IDBRequest<Row[]> => rows.getAll())
}

export async function readOne<Row>(store: Store, key: string): Promise<Row | undefined> {
  return run(store, 'readonly', (rows): IDBRequest<Row | undefined> => rows.get(key))
}

export async function add(store: Store, row: object) {
  await run(store, 'readwrite', (rows) => rows.add(row))
}

export async function put(store: Store, row: object) {
  await run(store, 'readwrite', (rows) => rows.put(row))
}

export async function remove(store: Store, key: number | string) {
  await run(store, 'readwrite', (rows) => rows.delete(key))
}

/** Done means stored: the answer comes after the transaction has been written. */
async function run<Result>(
  store: Store,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<Result>,
) {
  opened ??= open()
  const transaction = (await opened).transaction(store, mode)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const request = work(transaction.objectStore(store))
  transaction.addEventListener('complete', () => resolve(request.result))
  transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
  return promise
}

function open() {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open('courier', 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('waiting', { keyPath: 'seq', autoIncrement: true })
    request.result.createObjectStore('kept', { keyPath: 'key' })
  })
  request.addEventListener('success', () => resolve(request.result))
  request.addEventListener('error', () => {
    // The next attempt asks again.
    opened = undefined
    reject(request.error ?? new Error('no store on this device'))
  })
  return promise
}
