import pg from 'pg'
import { pino } from 'pino'
import { traceOfLine } from './tracing.ts'

export type Log = pino.Logger

/** Logs are an allow-list: what is not named here is not written, so no name, phone, code or token can slip in. */
export function openLog(level: string, destination?: pino.DestinationStream) {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: traceOfLine,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError, req: describeRequest, res: describeReply },
    },
    destination ?? inBatches(),
  )
}

// A process that is killed loses the lines of so long; one that ends writes them first.
const batch_ms = 20

/** A write takes another thread and wakes this one once more: lines of the same moment share one. */
function inBatches(): pino.DestinationStream {
  const lines = pino.destination(2)
  let batch = ''
  const send = () => {
    if (batch !== '') lines.write(batch)
    batch = ''
  }
  // The end of a process waits for no other thread.
  process.once('exit', () => pino.destination({ dest: 2, sync: true }).write(batch))
  return {
    write: (line) => {
      if (batch === '') setTimeout(send, batch_ms).unref()
      batch += line
    },
  }
}

/** Database messages quote values; their code, constraint and our own stack are enough to find the place. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
  if (error instanceof pg.DatabaseError) {
    const { code, constraint, table, column } = error
    return { type: 'DatabaseError', code, constraint, table, column, stack: frames }
  }
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: error.message,
    stack: frames,
  }
}

interface LoggedRequest {
  id: string
  method: string
  routeOptions?: { url?: string | undefined }
}

function describeRequest(request: LoggedRequest) {
  return { id: request.id, method: request.method, route: request.routeOptions?.url }
}

function describeReply(reply: { statusCode: number }) {
  return { status: reply.statusCode }
}
