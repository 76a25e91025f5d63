// The common passwords that are long enough to be refused for nothing else, as a module of their own: the whole list
// is three times as long, and a browser fetches this one only when somebody types a new password.
import { dictionary } from '@zxcvbn-ts/language-common'
import { shortestPassword } from '../../contract/people/accounts.ts'

const name = 'virtual:common-passwords'

export function commonPasswords() {
  return {
    name: 'common-passwords',
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load(id: string) {
      if (id !== `\0${name}`) return undefined
      const listed = dictionary['passwords-common'].filter(({ length }) => length >= shortestPassword)
      return `export const commonPasswords = ${JSON.stringify(listed.toSorted().join('\n'))}`
    },
  }
}
