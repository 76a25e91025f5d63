import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Office {
  letters: Email[]
  isHolding: boolean
  waiting: number
  smtp: SMTPServer | undefined
}

/** A mail server that can be closed, or keep its callers waiting before it accepts a letter. */
export function makePostOffice(port: number) {
  const office: Office = { letters: [], isHolding: false, waiting: 0, smtp: undefined }
  return {
    open: () => {
      const smtp = makeSmtp(office)
      office.smtp = smtp
      return new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve))
    },
    close: () =>
      new Promise<void>((resolve) => {
        if (office.smtp) office.smtp.close(resolve)
        else resolve()
      }),
    hold: () => {
      office.isHolding = true
    },
    release: () => {
      office.isHolding = false
    },
    waiting: () => office.waiting,
    lettersTo: (email: string) => office.letters.filter(({ to }) => to?.[0]?.address === email),
  }
}

function makeSmtp(office: Office) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        // Never answered: the letter was not accepted.
        if (office.isHolding) return void (office.waiting += 1)
        office.letters.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  smtp.on('error', () => undefined)
  return smtp
}
