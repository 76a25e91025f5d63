import type { SmallWords } from '../language-words.ts'

export const smallWords: SmallWords = {
  greeting: (name) => `Halo ${name},`,
  pay: {
    transfer: ({ account, word }) => `transfer ke ${account}${word ? `, dengan berita “${word}”` : ''}`,
    qris: () => 'pindai kode QR di halaman pesanan',
    cash: ({ place }) => `tunai di ${place}`,
  },
  payBy: {
    proof: 'Kirim bukti pembayaran lewat halaman pesanan.',
    counter: 'Bayar di sana; bukti tidak perlu dikirim.',
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
  partCame: (came, missing) =>
    `baru ${came} yang masuk; bayar kekurangannya, ${missing}, dengan cara yang sama`,
  cancel: {
    customer_asked: 'Anda memintanya',
    not_served: 'kami tidak dapat melayani alamat atau rute ini',
    not_allowed: 'isinya tidak boleh kami bawa',
    placed_twice: 'pesanan ini dibuat dua kali',
    other: 'alasannya ada di halaman pesanan',
  },
  voidVoucher: {
    box_lost: 'boksnya hilang',
    box_damaged: 'boksnya rusak',
    misused: 'voucher itu tidak dipakai seperti yang disepakati',
    settled: 'depositnya sudah diselesaikan bersama Anda dengan cara lain',
  },
  sendBack: {
    customer_asked: 'Anda memintanya',
    refused: 'penerima menolaknya',
    not_reached: 'penerima tidak dapat kami hubungi',
    customs: 'Bea Cukai tidak mengizinkannya masuk',
    not_allowed: 'isinya tidak boleh kami bawa',
    other: 'lihat halaman pesanan Anda',
  },
  decline: {
    not_shown: 'kerusakan atau kekurangannya tidak terlihat pada foto dan catatan',
    not_in_our_care: 'terjadi saat paket tidak berada dalam tanggung jawab kami',
    weak_packing: 'kemasannya kurang kuat',
    wrong_declaration: 'data barang keliru atau tidak lengkap',
    prohibited: 'barangnya termasuk barang terlarang',
    kept_by_customs: 'barangnya ditahan Bea Cukai',
    no_answer: 'pertanyaan kami tidak dijawab',
    other: 'lihat halaman klaim',
  },
  step: {
    nobody_home: 'tidak ada orang di rumah',
    wrong_address: 'alamatnya salah',
    no_access: 'kurir tidak bisa masuk ke lokasi',
    receiver_asked_later: 'orang di alamat itu meminta waktu lain',
    not_expected: 'penerima tidak menunggu paket ini',
    changed_mind: 'penerima tidak menginginkannya lagi',
    looks_damaged: 'paketnya tampak rusak',
    not_ready: 'paket belum siap',
    weather: 'cuaca buruk',
    missed_departure: 'tertinggal jadwal berangkat',
    customs_queue: 'antrean panjang di Bea Cukai',
    address_unclear: 'alamatnya kurang jelas',
    too_much_work: 'terlalu banyak paket pada saat yang sama',
    crushed: 'kemasannya penyok',
    wet: 'paketnya basah',
    opened: 'kemasannya terbuka',
    not_at_the_hub: 'tidak ada di gudang',
    not_unloaded: 'tidak ikut dibongkar saat tiba',
    not_at_the_receiver: 'tidak sampai ke penerima',
    other: 'lihat halaman pelacakan',
  },
  counter: (city) => `agen kami di ${city}`,
  code: {
    owner:
      'Paket hanya diserahkan dengan kode penerima: kodenya ada di halaman kiriman Anda, teruskan kepada penerima.',
    receiver: 'Paket hanya diserahkan dengan kode penerima; mintalah kodenya kepada pengirim.',
  },
  boxes: {
    deliver: (address, visit) =>
      visit
        ? `Boksnya kami antar ke ${address}: ${visit}.`
        : `Boksnya kami antar ke ${address}. Begitu kurir berangkat, Anda kami kabari.`,
    collect: (visit, counter) => {
      const where = counter ?? 'konter agen'
      if (visit) return `Ambil boksnya di ${where}: ${visit}.`
      const next = counter ? 'Anda kami kabari' : 'kami kirim alamat konternya'
      return `Ambil boksnya di ${where}. Begitu siap, ${next}.`
    },
  },
  handOver: {
    fetch: (visit) => `Kurir menjemput paket: ${visit}.`,
    bring: (counter, visit) => `Bawa paket ke ${counter}: ${visit}.`,
    deliver: (visit) => `Kurir mengantarnya: ${visit}.`,
    collect: (counter, visit) => `Ambil paket di ${counter}: ${visit}.`,
  },
  somebody: 'Seseorang',
  choose: 'Pilih sendiri email mana yang Anda terima, di halaman profil Anda:',
  stop: 'Tidak mau menerima email tentang paket lagi? Berhenti di sini:',
  signature: 'Email ini dikirim otomatis. Butuh bantuan? Tim kami siap 24 jam.',
  minutes: (count) => `${count} menit`,
  application: {
    documents_unreadable: 'Dokumen atau fotonya tidak dapat dibaca dengan jelas.',
    number_differs: 'Nomor registrasi usaha tidak sama dengan yang tertera di dokumen.',
    area_served: 'Daerah Anda sudah dilayani agen lain.',
    counter_unfit: 'Konter belum memenuhi syarat untuk menerima dan menyimpan paket.',
    not_reached: 'Kami tidak berhasil menghubungi Anda di nomor yang Anda berikan.',
    other: '',
  },
}
