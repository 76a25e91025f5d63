import type { CancellationReason } from '#contract/cancellations.ts'
import type { declineCodes } from '#contract/claim-rules.ts'
import type { Language } from '#contract/language.ts'
import type { rejectCodes } from '#contract/payments.ts'
import type { failureReasons, noteReasons } from '#contract/scans.ts'

type NoteReasons = typeof noteReasons
export type StepReason = (typeof failureReasons)[number] | NoteReasons[keyof NoteReasons][number]

interface SmallWords {
  greeting: (name: string) => string
  pay: {
    transfer: (account: string, word: string | null) => string
    qris: string
    cash: (place: string) => string
  }
  more: (count: number) => string
  reject: Record<(typeof rejectCodes)[number], string>
  cancel: Record<CancellationReason, string>
  decline: Record<(typeof declineCodes)[number], string>
  /** Why a step failed, or what was noted on the way. */
  step: Record<StepReason, string>
  counter: (city: string) => string
  /** Never the code itself: it is shown to the owner, who passes it on. */
  code: { owner: string; receiver: string }
  /** When and where the boxes of an order come; the day only where one was agreed. */
  boxes: {
    deliver: (address: string, visit?: string) => string
    collect: (visit?: string) => string
  }
  choose: string
  stop: string
}

/** What stands around and inside the letters, and is nobody's to change. */
export const smallWords: Record<Language, SmallWords> = {
  id: {
    greeting: (name) => `Halo ${name},`,
    pay: {
      transfer: (account, word) => `transfer ke ${account}${word ? `, dengan berita “${word}”` : ''}`,
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
    cancel: {
      customer_asked: 'Anda memintanya',
      not_served: 'kami tidak dapat melayani alamat atau rute ini',
      not_allowed: 'isinya tidak boleh kami bawa',
      placed_twice: 'pesanan ini dibuat dua kali',
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
    boxes: {
      deliver: (address, visit) =>
        visit
          ? `Boksnya kami antar ke ${address}: ${visit}.`
          : `Boksnya kami antar ke ${address}. Begitu kurir berangkat, Anda kami kabari.`,
      collect: (visit) =>
        visit
          ? `Boksnya Anda ambil di konter agen: ${visit}.`
          : 'Boksnya Anda ambil di konter agen. Begitu siap, kami kirim alamat konternya.',
    },
    choose: 'Pilih sendiri email mana yang Anda terima, di halaman profil Anda:',
    stop: 'Tidak mau menerima email tentang paket lagi? Berhenti di sini:',
  },
  my: {
    greeting: (name) => `Salam ${name},`,
    pay: {
      transfer: (account, word) => `pindahan ke ${account}${word ? `, dengan rujukan “${word}”` : ''}`,
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
    cancel: {
      customer_asked: 'anda memintanya',
      not_served: 'kami tidak dapat menghantar ke alamat atau laluan ini',
      not_allowed: 'kandungannya tidak boleh kami bawa',
      placed_twice: 'tempahan ini dibuat dua kali',
      other: 'sebabnya ada pada halaman tempahan',
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
    boxes: {
      deliver: (address, visit) =>
        visit
          ? `Kotak itu kami hantar ke ${address}: ${visit}.`
          : `Kotak itu kami hantar ke ${address}. Sebaik sahaja kurier bertolak, anda kami maklumkan.`,
      collect: (visit) =>
        visit
          ? `Kotak itu anda ambil di kaunter ejen: ${visit}.`
          : 'Kotak itu anda ambil di kaunter ejen. Sebaik sahaja sedia, kami hantar alamat kaunternya.',
    },
    choose: 'Pilih sendiri e-mel mana yang anda terima, di halaman profil anda:',
    stop: 'Tidak mahu menerima e-mel tentang bungkusan lagi? Berhenti di sini:',
  },
  sg: {
    greeting: (name) => `Hello ${name},`,
    pay: {
      transfer: (account, word) => `by transfer to ${account}${word ? `, with “${word}” in its note` : ''}`,
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
    cancel: {
      customer_asked: 'you asked us to',
      not_served: 'we can’t serve this address or route',
      not_allowed: 'we aren’t allowed to carry its contents',
      placed_twice: 'the order was placed twice',
      other: 'the reason stands on the page of the order',
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
    boxes: {
      deliver: (address, visit) =>
        visit
          ? `We bring the boxes to ${address}: ${visit}.`
          : `We bring the boxes to ${address}. We'll write to you as soon as the courier is on the way.`,
      collect: (visit) =>
        visit
          ? `You collect the boxes at an agent's counter: ${visit}.`
          : "You collect the boxes at an agent's counter. We'll send you its address as soon as they are ready.",
    },
    choose: 'Choose which of these e-mails you get, on your profile page:',
    stop: 'No more e-mails about parcels? Stop them here:',
  },
}
