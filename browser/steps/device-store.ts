import type { Page } from '@playwright/test'

/** What the device of somebody at work keeps of parcels, as text. */
export function kept(page: Page) {
  return stored(page, 'kept')
}

/** Any of its stores. */
export function stored(page: Page, store: string) {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('courier', 1)
        opening.addEventListener('error', () => reject(new Error('no store')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
    store,
  )
}
