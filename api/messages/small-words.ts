import type { Language } from '#contract/language.ts'
import type { rejectCodes } from '#contract/payments.ts'
import type { failureReasons } from '#contract/scans.ts'

interface SmallWords {
  greeting: (name: string) => string
  pay: {
    transfer: (account: string) => string
    qris: string
    cash: (place: string) => string
  }
  more: (count: number) => string
  reject: Record<(typeof rejectCodes)[number], string>
  failure: Record<(typeof failureReasons)[number], string>
  choose: string
  stop: string
}

/** What stands around and inside the letters, and is nobody's to change. */
export const smallWords: Record<Language, SmallWords> = {
  id: {
    greeting: (name) => `Halo ${name},`,
    pay: {
      transfer: (account) => `transfer ke ${account}`,
      qris: 'pindai kode QR di halaman pesanan',
      cash: (place) => `tunai di ${place}`,
    },
    more: (count) => `dan ${count} lagi`,
    reject: {
      amount_differs: 'jumlahnya tidak sama dengan yang diminta',
      not_received: 'uang belum masuk ke rekening kami',
      unreadable: 'gambarnya tidak dapat dibaca',
      wrong_account: 'pembayaran masuk ke rekening lain',
      already_used: 'bukti ini sudah dipakai untuk pesanan lain',
      other: 'alasannya ada di halaman pesanan',
    },
    failure: {
      nobody_home: 'tidak ada orang di rumah',
      wrong_address: 'alamatnya salah',
      no_access: 'kurir tidak bisa masuk ke lokasi',
      receiver_asked_later: 'penerima minta lain waktu',
      not_ready: 'paket belum siap',
      other: 'lihat halaman pelacakan',
    },
    choose: 'Pilih sendiri email mana yang Anda terima, di halaman profil Anda:',
    stop: 'Tidak mau menerima email tentang paket lagi? Berhenti di sini:',
  },
  my: {
    greeting: (name) => `Salam ${name},`,
    pay: {
      transfer: (account) => `pindahan ke ${account}`,
      qris: 'imbas kod QR di halaman tempahan',
      cash: (place) => `tunai di ${place}`,
    },
    more: (count) => `dan ${count} lagi`,
    reject: {
      amount_differs: 'jumlahnya tidak sama dengan yang diminta',
      not_received: 'wang belum masuk ke akaun kami',
      unreadable: 'gambarnya tidak dapat dibaca',
      wrong_account: 'bayaran masuk ke akaun lain',
      already_used: 'bukti ini sudah digunakan untuk tempahan lain',
      other: 'sebabnya ada di halaman tempahan',
    },
    failure: {
      nobody_home: 'tiada orang di rumah',
      wrong_address: 'alamatnya salah',
      no_access: 'kurier tidak dapat masuk ke lokasi',
      receiver_asked_later: 'penerima minta masa lain',
      not_ready: 'bungkusan belum siap',
      other: 'lihat halaman penjejakan',
    },
    choose: 'Pilih sendiri e-mel mana yang anda terima, di halaman profil anda:',
    stop: 'Tidak mahu menerima e-mel tentang bungkusan lagi? Berhenti di sini:',
  },
  sg: {
    greeting: (name) => `Hello ${name},`,
    pay: {
      transfer: (account) => `by transfer to ${account}`,
      qris: 'by the QR code on the page of your order',
      cash: (place) => `in cash at ${place}`,
    },
    more: (count) => `and ${count} more`,
    reject: {
      amount_differs: 'the amount is not the one asked for',
      not_received: 'the money has not arrived in our account',
      unreadable: 'the picture cannot be read',
      wrong_account: 'the payment went to another account',
      already_used: 'this proof was already used for another order',
      other: 'the reason stands on the page of your order',
    },
    failure: {
      nobody_home: 'nobody was at home',
      wrong_address: 'the address is wrong',
      no_access: 'the courier could not get in',
      receiver_asked_later: 'the receiver asked for another time',
      not_ready: 'the parcel was not ready',
      other: 'see the tracking page',
    },
    choose: 'Choose which of these e-mails you get, on your profile page:',
    stop: 'No more e-mails about parcels? Stop them here:',
  },
}
