import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { ParcelLetter } from '#contract/messages/parcel-letters.ts'

export const parcelWords: Record<ParcelLetter, LetterWords> = {
  handed_over: {
    subject: 'Bungkusan {{tracking_number}} sudah di tangan kami',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah kami terima dan kini dalam perjalanan. Dijangka tiba: {{arrives}}.',
      'Penerima juga telah kami maklumkan dan boleh menjejaknya.',
    ],
    button: 'Jejak bungkusan',
  },
  pickup_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat dikutip',
    paragraphs: [
      'Kurier datang untuk mengutip bungkusan {{tracking_number}}, tetapi belum berjaya. Sebabnya: {{reason}}.',
      'Pilih hari lain dengan butang di bawah. Anda juga boleh menghantarnya ke kaunter ejen yang terdekat.',
    ],
    button: 'Pilih hari lain',
  },
  departed: {
    subject: 'Bungkusan {{tracking_number}} telah berlepas',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah meninggalkan pelabuhan atau lapangan terbang asal. Dijangka tiba: {{arrives}}.',
    ],
    button: 'Jejak bungkusan',
  },
  delayed: {
    subject: 'Bungkusan {{tracking_number}} tertangguh',
    paragraphs: [
      'Perjalanan bungkusan {{tracking_number}} tertangguh. Sebabnya: {{reason}}.',
      'Kami mohon maaf. Anda tidak perlu berbuat apa-apa, dan boleh mengikutinya pada bila-bila masa.',
    ],
    button: 'Jejak bungkusan',
  },
  customs_hold: {
    subject: 'Bungkusan {{tracking_number}} ditahan kastam: dokumen diperlukan',
    paragraphs: [
      'Pihak kastam ingin tahu lebih lanjut tentang bungkusan {{tracking_number}}. Bungkusan ditahan sehingga kastam mendapat semua yang diperlukan.',
      'Sediakan bukti harga barang dan dokumen pengenalan diri penerima, kemudian hubungi khidmat pelanggan kami. Kami akan memberitahu anda dokumen yang masih kurang.',
    ],
    button: 'Lihat bungkusan',
  },
  duty_due: {
    subject: 'Duti import bungkusan {{tracking_number}} perlu dibayar penerima',
    paragraphs: [
      'Bagi bungkusan {{tracking_number}} ada duti import yang perlu dibayar oleh penerima. Penerima juga telah kami beritahu.',
      'Sebaik sahaja dibayar, bungkusan bergerak semula. Jangan membayar kepada sesiapa yang meminta pindahan ke akaun peribadi.',
    ],
    button: 'Lihat bungkusan',
  },
  out_for_delivery: {
    subject: 'Bungkusan {{tracking_number}} sedang dihantar',
    paragraphs: [
      'Kurier sedang membawa bungkusan {{tracking_number}} ke alamat destinasi. Pastikan ada orang yang menerimanya. {{code_note}}',
    ],
    button: 'Jejak bungkusan',
  },
  delivery_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat diserahkan',
    paragraphs: [
      'Kurier datang dengan bungkusan {{tracking_number}}, tetapi belum dapat menyerahkannya. Sebabnya: {{reason}}.',
      'Kami akan mencuba lagi. Penerima mendapat pautan untuk memilih hari lain atau kaunter; dengan butang di bawah anda boleh memilih bagi pihaknya.',
    ],
    button: 'Pilih hari lain',
  },
  ready_for_collection: {
    subject: 'Bungkusan {{tracking_number}} sedia diambil di {{place}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} menunggu di {{counter}}. Penyimpanan percuma sehingga {{until}}. {{code_note}}',
      'Orang yang mengambilnya perlu membawa nombor penjejakan dan kad pengenalan.',
    ],
    button: 'Lihat bungkusan',
  },
  refused: {
    subject: 'Bungkusan {{tracking_number}} ditolak penerima',
    paragraphs: [
      'Penerima tidak mahu menerima bungkusan {{tracking_number}}. Sebabnya: {{reason}}. Bungkusan masih ada pada kami.',
      'Berbincanglah dengan penerima, kemudian beritahu khidmat pelanggan kami sama ada bungkusan perlu dihantar semula atau dipulangkan kepada anda.',
    ],
    button: 'Lihat bungkusan',
  },
  delivered: {
    subject: 'Bungkusan {{tracking_number}} telah sampai',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah diserahkan. Terima kasih kerana menghantar melalui {{company}}.',
      'Ada yang tidak kena? Beritahu kami secepat mungkin, dengan gambar jika ada.',
    ],
    button: 'Lihat bungkusan',
  },
  damaged: {
    subject: 'Ada kerosakan pada bungkusan {{tracking_number}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} direkodkan rosak dalam perjalanan. Keterangannya: {{reason}}. Kami mohon maaf.',
      'Periksa isinya sebaik sahaja bungkusan tiba. Jika ada yang rosak, beritahu kami selewat-lewatnya 7 hari selepas itu.',
    ],
    button: 'Lihat bungkusan',
  },
  lost: {
    subject: 'Bungkusan {{tracking_number}} sedang kami cari',
    paragraphs: [
      'Bungkusan {{tracking_number}} belum kami temui. Keterangannya: {{reason}}. Kami mohon maaf dan terus mencarinya.',
      'Pampasan boleh anda minta melalui halaman bungkusan atau khidmat pelanggan kami.',
    ],
    button: 'Lihat bungkusan',
  },
  returning: {
    subject: 'Bungkusan {{tracking_number}} dalam perjalanan balik kepada anda',
    paragraphs: [
      'Bungkusan {{tracking_number}} kami hantar balik kepada anda.',
      'Perjalanannya boleh anda ikuti. Ada soalan? Hubungi khidmat pelanggan kami.',
    ],
    button: 'Jejak bungkusan',
  },
  returned: {
    subject: 'Bungkusan {{tracking_number}} telah dipulangkan kepada anda',
    paragraphs: ['Bungkusan {{tracking_number}} telah kami pulangkan kepada anda sebagai pengirim.'],
    button: 'Lihat bungkusan',
  },
  boxes_out_for_delivery: {
    subject: 'Kotak tempahan {{tracking_number}} sedang dihantar',
    paragraphs: [
      'Kurier sedang membawa kotak tempahan {{tracking_number}} ke alamat destinasi. Pastikan ada orang yang menerimanya. {{code_note}}',
    ],
    button: 'Jejak kotak',
  },
  boxes_delivery_failed: {
    subject: 'Kotak tempahan {{tracking_number}} belum dapat diserahkan',
    paragraphs: [
      'Kurier datang dengan kotak tempahan {{tracking_number}}, tetapi belum dapat menyerahkannya. Sebabnya: {{reason}}.',
      'Kami akan mencuba lagi. Jika hari lain atau kaunter lebih sesuai, pilih melalui butang di bawah. Jika alamat perlu diubah, hubungi khidmat pelanggan kami.',
    ],
    button: 'Pilih hari lain',
  },
  boxes_ready: {
    subject: 'Kotak tempahan {{tracking_number}} sedia diambil di {{place}}',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} menunggu di {{counter}}. Penyimpanan percuma sehingga {{until}}. {{code_note}}',
      'Orang yang mengambilnya perlu membawa nombor penjejakan dan kad pengenalan.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_delivered: {
    subject: 'Kotak tempahan {{tracking_number}} telah tiba',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} telah diserahkan. Gunakan kotak itu untuk menghantar barang, dan depositnya dikembalikan kepada anda.',
      'Ada yang tidak kena? Beritahu kami secepat mungkin, dengan gambar jika ada.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_delayed: {
    subject: 'Kotak tempahan {{tracking_number}} tertangguh',
    paragraphs: [
      'Perjalanan kotak tempahan {{tracking_number}} tertangguh. Sebabnya: {{reason}}.',
      'Kami mohon maaf. Anda tidak perlu berbuat apa-apa, dan boleh mengikutinya pada bila-bila masa.',
    ],
    button: 'Jejak kotak',
  },
  boxes_refused: {
    subject: 'Kotak tempahan {{tracking_number}} ditolak',
    paragraphs: [
      'Orang di alamat penghantaran tidak mahu menerima kotak tempahan {{tracking_number}}. Sebabnya: {{reason}}. Kotak itu masih ada pada kami.',
      'Beritahu khidmat pelanggan kami sama ada kotak itu perlu dihantar semula.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_damaged: {
    subject: 'Kotak tempahan {{tracking_number}} rosak',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} direkodkan rosak dalam perjalanan. Keterangannya: {{reason}}. Kami mohon maaf.',
      'Periksalah sebaik sahaja kotak itu tiba. Jika ada yang tidak dapat digunakan, beritahu khidmat pelanggan kami.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_lost: {
    subject: 'Kotak tempahan {{tracking_number}} sedang kami cari',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} belum kami temui. Keterangannya: {{reason}}. Kami mohon maaf dan terus mencarinya.',
      'Ada soalan? Hubungi khidmat pelanggan kami.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_returning: {
    subject: 'Kotak tempahan {{tracking_number}} dalam perjalanan balik kepada kami',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} tidak dapat kami serahkan, jadi kotak itu dalam perjalanan balik kepada kami.',
      'Anda masih mahukannya? Hubungi khidmat pelanggan kami.',
    ],
    button: 'Lihat tempahan',
  },
  boxes_returned: {
    subject: 'Kotak tempahan {{tracking_number}} sudah kembali kepada kami',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} sudah ada pada kami semula.',
      'Khidmat pelanggan kami sedia menerangkan langkah seterusnya.',
    ],
    button: 'Lihat tempahan',
  },
  receiver_coming: {
    subject: 'Ada bungkusan untuk anda: {{tracking_number}}',
    paragraphs: [
      '{{sender}} menghantar bungkusan kepada anda melalui {{company}}. Nombor penjejakannya {{tracking_number}}. Dijangka tiba {{arrives}}. {{delivery}}',
      'Dengan butang di bawah anda boleh menjejaknya, memilih hari lain atau mengambilnya di kaunter. Akaun tidak diperlukan.',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_departed: {
    subject: 'Bungkusan {{tracking_number}} untuk anda telah berlepas',
    paragraphs: ['Bungkusan {{tracking_number}} sedang menyeberang. Dijangka tiba: {{arrives}}.'],
    button: 'Jejak bungkusan',
  },
  receiver_delayed: {
    subject: 'Bungkusan {{tracking_number}} untuk anda tertangguh',
    paragraphs: [
      'Bungkusan {{tracking_number}} akan tiba lebih lewat daripada yang dirancang. Sebabnya: {{reason}}.',
      'Kami mohon maaf. Anda tidak perlu berbuat apa-apa, dan boleh menjejaknya pada bila-bila masa.',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_customs_hold: {
    subject: 'Bungkusan {{tracking_number}} ditahan kastam: dokumen anda mungkin diperlukan',
    paragraphs: [
      'Pihak kastam ingin tahu lebih lanjut tentang bungkusan {{tracking_number}} untuk anda.',
      'Sediakan kad pengenalan anda, dan hubungi khidmat pelanggan kami. Kami akan memberitahu anda apa yang masih kurang.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_duty_due: {
    subject: 'Bungkusan {{tracking_number}}: ada duti import yang perlu anda bayar',
    paragraphs: [
      'Bagi bungkusan {{tracking_number}} kastam meminta duti import daripada penerima. Khidmat pelanggan kami akan menerangkan jumlah dan cara membayarnya.',
      'Jangan membayar kepada sesiapa yang meminta pindahan ke akaun peribadi.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_out_for_delivery: {
    subject: 'Hari ini bungkusan {{tracking_number}} dihantar kepada anda',
    paragraphs: [
      'Kurier sedang membawa bungkusan {{tracking_number}} kepada anda. Pastikan ada orang yang menerimanya di rumah. {{code_note}}',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_delivery_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat diserahkan kepada anda',
    paragraphs: [
      'Kurier datang dengan bungkusan {{tracking_number}}, tetapi belum dapat menyerahkannya. Sebabnya: {{reason}}.',
      'Pilih hari lain dengan butang di bawah, atau ambil di kaunter. Jika tiada pilihan dibuat, kami akan mencuba lagi.',
    ],
    button: 'Pilih hari lain',
  },
  receiver_ready: {
    subject: 'Bungkusan {{tracking_number}} sedia untuk anda ambil di {{place}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} menunggu anda di {{counter}}. Penyimpanan percuma sehingga {{until}}. {{code_note}}',
      'Bawa nombor penjejakan ini dan kad pengenalan anda.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_delivered: {
    subject: 'Bungkusan {{tracking_number}} telah diserahkan',
    paragraphs: [
      'Bungkusan {{tracking_number}} direkodkan telah diserahkan kepada anda.',
      'Belum menerimanya? Beritahu kami secepat mungkin.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_lost: {
    subject: 'Bungkusan {{tracking_number}} untuk anda sedang kami cari',
    paragraphs: [
      'Bungkusan {{tracking_number}} belum kami temui, jadi belum dapat kami hantar. Kami mohon maaf dan terus mencarinya.',
      'Pengirim juga telah kami maklumkan. Bungkusannya sudah ada pada anda? Beritahu kami.',
    ],
    button: 'Lihat bungkusan',
  },
}
