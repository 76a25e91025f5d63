import type { declineCodes } from '#contract/claim-rules.ts'
import type { Language } from '#contract/language.ts'
import type { rejectCodes } from '#contract/payments.ts'
import type { failureReasons, noteReasons } from '#contract/scans.ts'

type NoteReasons = typeof noteReasons
export type StepReason = (typeof failureReasons)[number] | NoteReasons[keyof NoteReasons][number]

interface SmallWords {
  greeting: (name: string) => string
  pay: {
    transfer: (account: string) => string
    qris: string
    cash: (place: string) => string
  }
  more: (count: number) => string
  reject: Record<(typeof rejectCodes)[number], string>
  decline: Record<(typeof declineCodes)[number], string>
  /** Why a step failed, or what was noted on the way. */
  step: Record<StepReason, string>
  counter: (city: string) => string
  /** Never the code itself: it is shown to the owner, who passes it on. */
  code: { owner: string; receiver: string }
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
    decline: {
      not_shown: 'kerusakan atau kekurangannya tidak terlihat pada foto dan catatan',
      not_in_our_care: 'terjadi saat paket tidak berada dalam tanggung jawab kami',
      weak_packing: 'kemasannya kurang kuat',
      wrong_declaration: 'data barang keliru atau tidak lengkap',
      prohibited: 'barangnya termasuk barang terlarang',
      kept_by_customs: 'barangnya ditahan pabean',
      no_answer: 'pertanyaan kami tidak dijawab',
      other: 'lihat halaman klaim',
    },
    step: {
      nobody_home: 'tidak ada orang di rumah',
      wrong_address: 'alamatnya salah',
      no_access: 'kurir tidak bisa masuk ke lokasi',
      receiver_asked_later: 'penerima minta lain waktu',
      not_ready: 'paket belum siap',
      weather: 'cuaca buruk',
      missed_departure: 'tertinggal keberangkatan',
      customs_queue: 'antrean panjang di Bea Cukai',
      address_unclear: 'alamatnya kurang jelas',
      too_much_work: 'terlalu banyak paket pada saat yang sama',
      crushed: 'kemasannya penyok',
      wet: 'paketnya basah',
      opened: 'kemasannya terbuka',
      not_at_the_hub: 'tidak ada di gudang',
      not_unloaded: 'tidak ikut dibongkar saat tiba',
      not_at_the_receiver: 'penerima tidak menerimanya',
      other: 'lihat halaman pelacakan',
    },
    counter: (city) => `agen kami di ${city}`,
    code: {
      owner:
        'Paket hanya diserahkan dengan kode: kodenya ada di halaman pengiriman Anda, teruskan kepada penerima.',
      receiver: 'Paket hanya diserahkan dengan kode; mintalah kodenya kepada pengirim.',
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
    decline: {
      not_shown: 'kerosakan atau kekurangannya tidak kelihatan pada gambar dan rekod',
      not_in_our_care: 'berlaku ketika bungkusan tidak dalam jagaan kami',
      weak_packing: 'pembungkusannya tidak kukuh',
      wrong_declaration: 'pengisytiharannya salah atau tidak lengkap',
      prohibited: 'barangnya termasuk barang larangan',
      kept_by_customs: 'barangnya ditahan kastam',
      no_answer: 'soalan kami tidak dijawab',
      other: 'lihat halaman tuntutan',
    },
    step: {
      nobody_home: 'tiada orang di rumah',
      wrong_address: 'alamatnya salah',
      no_access: 'kurier tidak dapat masuk ke lokasi',
      receiver_asked_later: 'penerima minta masa lain',
      not_ready: 'bungkusan belum siap',
      weather: 'cuaca buruk',
      missed_departure: 'terlepas pelepasan',
      customs_queue: 'barisan panjang di kastam',
      address_unclear: 'alamatnya tidak jelas',
      too_much_work: 'terlalu banyak bungkusan serentak',
      crushed: 'pembungkusannya remuk',
      wet: 'bungkusannya basah',
      opened: 'pembungkusannya terbuka',
      not_at_the_hub: 'tiada di hab',
      not_unloaded: 'tidak diturunkan semasa tiba',
      not_at_the_receiver: 'tidak sampai kepada penerima',
      other: 'lihat halaman penjejakan',
    },
    counter: (city) => `kaunter ejen kami di ${city}`,
    code: {
      owner:
        'Bungkusan hanya diserahkan dengan kod: kodnya ada di halaman penghantaran anda, sampaikan kepada penerima.',
      receiver: 'Bungkusan hanya diserahkan dengan kod; minta kodnya daripada pengirim.',
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
    decline: {
      not_shown: 'pictures and records do not show the damage or loss',
      not_in_our_care: 'it happened while the parcel was not in our care',
      weak_packing: 'the packing was too weak',
      wrong_declaration: 'the declaration was wrong or incomplete',
      prohibited: 'the goods are prohibited',
      kept_by_customs: 'customs kept the goods',
      no_answer: 'our question was not answered',
      other: 'see the page of the claim',
    },
    step: {
      nobody_home: 'nobody was at home',
      wrong_address: 'the address is wrong',
      no_access: 'the courier could not get in',
      receiver_asked_later: 'the receiver asked for another time',
      not_ready: 'the parcel was not ready',
      weather: 'bad weather',
      missed_departure: 'it missed its departure',
      customs_queue: 'a long queue at customs',
      address_unclear: 'the address is unclear',
      too_much_work: 'too many parcels at once',
      crushed: 'it was crushed',
      wet: 'it got wet',
      opened: 'it was opened',
      not_at_the_hub: 'not found at the hub',
      not_unloaded: 'not unloaded on arrival',
      not_at_the_receiver: 'the receiver did not get it',
      other: 'see the tracking page',
    },
    counter: (city) => `our agent in ${city}`,
    code: {
      owner:
        'It is only handed over with a code: the code stands on the page of your shipment, pass it on to the receiver.',
      receiver: 'It is only handed over with a code; ask the sender for it.',
    },
    choose: 'Choose which of these e-mails you get, on your profile page:',
    stop: 'No more e-mails about parcels? Stop them here:',
  },
}
