import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps what it is given; it can be away, and come back on the same port. */
export async function startMailServer() {
  const arrived: Buffer[] = []
  let answers = make(arrived)
  const port = await listen(answers, 0)
  after(() => void answers.close())

  /** Waits until the address has so many mails; gives all it has. */
  async function mailsTo(address: string, count = 1, patience_ms = 15_000): Promise<Email[]> {
    for (let waited_ms = 0; ; waited_ms += 50) {
      const all = await Promise.all(arrived.map((raw) => PostalMime.parse(raw)))
      const own = all.filter(({ to }) => to?.[0]?.address === address)
      if (own.length >= count || waited_ms >= patience_ms) return own
      await sleep(50)
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    mailsTo,
    goAway: () => new Promise<void>((resolve) => void answers.close(resolve)),
    comeBack: async () => {
      answers = make(arrived)
      await listen(answers, port)
    },
  }
}

function make(arrived: Buffer[]) {
  const unknown = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody-') ? unknown : undefined),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push(Buffer.concat(chunks))
        done()
      })
    },
  })
}

async function listen(server: SMTPServer, port: number) {
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Jobs of one moment are fetched in no order, so letters are told apart by what they say. */
export function about(mails: Email[], subject: RegExp): Email {
  const [found, second] = mails.filter((mailed) => subject.test(mailed.subject ?? ''))
  if (!found || second)
    throw new Error(`${subject} is not one of ${mails.map((mailed) => mailed.subject).join(' | ')}`)
  return found
}

export function headerOf(mailed: Email | undefined, key: string) {
  return mailed?.headers.find((header) => header.key === key)?.value
}
