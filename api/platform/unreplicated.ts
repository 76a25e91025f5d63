import type pg from 'pg'

const warning = '01000'
const outcomeUnknown = '08007'

/**
 * PostgreSQL warns when the wait for a synchronous standby was called off: done here, perhaps lost with this machine.
 * That is no acknowledgement. Told by its code, because the words depend on the language of the database.
 */
export async function acknowledged<Result>(client: pg.Client, committing: Promise<Result>) {
  let isInDoubt = false
  const onNotice = ({ code }: { code?: string | undefined }) => {
    isInDoubt ||= code === warning
  }
  client.on('notice', onNotice)
  try {
    const result = await committing
    if (isInDoubt) throw new UnreplicatedError()
    return result
  } finally {
    client.off('notice', onNotice)
  }
}

class UnreplicatedError extends Error {
  readonly code = outcomeUnknown

  constructor() {
    super('COMMIT was done without its synchronous standby')
  }
}
