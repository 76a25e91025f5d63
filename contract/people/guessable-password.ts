import { company } from '../site/company.ts'

// What somebody who knows only this service tries first: its name, its trade, its places, its roles.
const knownWords = `${company.name}
  parcel package cargo courier delivery shipment shipping tracking voucher
  paket kotak kardus kargo kurir kiriman pengiriman bungkusan penghantaran
  malaysia indonesia singapore selangor johor kualalumpur klang penang sabah sarawak
  jakarta bandung surabaya medan batam jawa sumatra ringgit rupiah
  customer pelanggan admin office kantor pejabat agent agen ejen
  password passwort katasandi katalaluan sandi rahasia rahsia welcome selamat`
  .toLowerCase()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length)

const writtenAs = new Map([...'0134578@$!'].map((sign, index) => [sign, 'oieastbasi'[index] ?? sign]))

// So many letters of a person's own make a password of known words hard to guess again.
const enoughLetters = 5

/** Whether a password is little more than words that belong to this service, with digits and marks around them. */
export function isGuessable(password: string) {
  const plain = password.toLowerCase()
  return [plain, plain.replaceAll(/[0134578@$!]/g, (sign) => writtenAs.get(sign) ?? sign)].some((written) => {
    const letters = written.replaceAll(/[^\p{L}]/gu, '')
    const left = knownWords.reduce((text, word) => text.replaceAll(word, ''), letters)
    return left.length < letters.length && left.length < enoughLetters
  })
}
