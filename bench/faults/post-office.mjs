import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that can be closed, or keep its callers waiting before it says that it took a letter. */
export function makePostOffice(port) {
  const office = { letters: [], held: undefined, waiting: 0, smtp: undefined }
  return {
    open: () => {
      office.smtp = makeSmtp(office)
      return new Promise((resolve) => void office.smtp.listen(port, '127.0.0.1', resolve))
    },
    close: () => new Promise((resolve) => (office.smtp ? office.smtp.close(resolve) : resolve())),
    hold: () => (office.held = true),
    letGo: () => (office.held = false),
    waiting: () => office.waiting,
    lettersTo: (email) => office.letters.filter(({ to }) => to?.[0]?.address === email),
  }
}

function makeSmtp(office) {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, _, done) => {
      const chunks = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        // Never answered: the letter was not taken.
        if (office.held) return void (office.waiting += 1)
        office.letters.push(await PostalMime.parse(Buffer.concat(chunks)))
        done()
      })
    },
  })
  smtp.on('error', () => undefined)
  return smtp
}
