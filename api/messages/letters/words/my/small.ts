import type { SmallWords } from '../language-words.ts'

export const smallWords: SmallWords = {
  greeting: (name) => `Salam ${name},`,
  pay: {
    transfer: ({ account, word }) => `pindahan ke ${account}${word ? `, dengan rujukan “${word}”` : ''}`,
    qris: () => 'imbas kod QR di halaman tempahan',
    cash: ({ place }) => `tunai di ${place}`,
  },
  payBy: {
    proof: 'Hantar bukti pembayaran melalui halaman tempahan.',
    counter: 'Bayar di sana; bukti tidak perlu dihantar.',
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
  partCame: (came, missing) => `baru ${came} yang masuk; bayar bakinya, ${missing}, dengan cara yang sama`,
  cancel: {
    customer_asked: 'anda memintanya',
    not_served: 'kami tidak dapat menghantar ke alamat atau laluan ini',
    not_allowed: 'kandungannya tidak boleh kami bawa',
    placed_twice: 'tempahan ini dibuat dua kali',
    other: 'sebabnya ada pada halaman tempahan',
  },
  voidVoucher: {
    box_lost: 'kotaknya hilang',
    box_damaged: 'kotaknya rosak',
    misused: 'baucar itu tidak digunakan seperti yang dipersetujui',
    settled: 'deposit telah diselesaikan dengan anda melalui cara lain',
  },
  sendBack: {
    customer_asked: 'anda memintanya',
    refused: 'penerima menolaknya',
    not_reached: 'penerima tidak dapat kami hubungi',
    customs: 'kastam tidak membenarkannya masuk',
    not_allowed: 'kandungannya tidak boleh kami bawa',
    other: 'lihat halaman tempahan anda',
  },
  decline: {
    not_shown: 'kerosakan atau kekurangannya tidak kelihatan pada gambar dan rekod kami',
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
    receiver_asked_later: 'orang di alamat itu meminta masa lain',
    not_expected: 'penerima tidak menjangkakan bungkusan ini',
    changed_mind: 'penerima tidak mahukannya lagi',
    looks_damaged: 'bungkusannya kelihatan rosak',
    not_ready: 'bungkusan belum siap',
    weather: 'cuaca buruk',
    missed_departure: 'terlepas penerbangan/kapal',
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
      'Bungkusan hanya diserahkan dengan kod penerima: kodnya ada di halaman penghantaran anda, sampaikan kepada penerima.',
    receiver: 'Bungkusan hanya diserahkan dengan kod penerima; minta kod itu daripada pengirim.',
  },
  boxes: {
    deliver: (address, visit) =>
      visit
        ? `Kotak itu kami hantar ke ${address}: ${visit}.`
        : `Kotak itu kami hantar ke ${address}. Sebaik sahaja kurier bertolak, kami akan memberitahu anda.`,
    collect: (visit, counter) => {
      const where = counter ?? 'kaunter ejen'
      if (visit) return `Ambil kotak itu di ${where}: ${visit}.`
      const next = counter ? 'kami akan memberitahu anda' : 'kami akan menghantar alamat kaunternya'
      return `Ambil kotak itu di ${where}. Sebaik sahaja sedia, ${next}.`
    },
  },
  handOver: {
    fetch: (visit) => `Kurier mengutip bungkusan: ${visit}.`,
    bring: (counter, visit) => `Bawa bungkusan ke ${counter}: ${visit}.`,
    deliver: (visit) => `Kurier menghantarnya: ${visit}.`,
    collect: (counter, visit) => `Ambil bungkusan di ${counter}: ${visit}.`,
  },
  somebody: 'Seseorang',
  choose: 'Pilih e-mel yang anda mahu terima, di halaman profil anda:',
  stop: 'Tidak mahu menerima e-mel tentang bungkusan lagi? Berhenti di sini:',
  signature: 'E-mel ini dihantar secara automatik. Perlukan bantuan? Pasukan kami bersedia 24 jam.',
  minutes: (count) => `${count} minit`,
  application: {
    documents_unreadable: 'Dokumen atau gambarnya tidak dapat dibaca dengan jelas.',
    number_differs: 'Nombor pendaftaran perniagaan tidak sama dengan yang tertera pada dokumen.',
    area_served: 'Kawasan anda sudah mempunyai ejen lain.',
    counter_unfit: 'Kaunter belum sesuai untuk menerima dan menyimpan bungkusan.',
    not_reached: 'Kami tidak dapat menghubungi anda di nombor yang anda berikan.',
    other: '',
  },
}
