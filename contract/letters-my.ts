import type { LetterKind, LetterWords } from './letters.ts'

/** Our own words in Malay; the office may put its own in their place. */
export const wordsInMalay: Record<LetterKind, LetterWords> = {
  order_placed: {
    subject: 'Tempahan {{tracking_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Terima kasih, tempahan anda dengan nombor penjejakan {{tracking_number}} telah kami terima.',
      'Bayar tepat {{amount}} hingga ke sennya: {{pay_to}}.',
      'Hantar bukti bayaran melalui halaman tempahan sebelum {{deadline}}. Selepas itu tempahan terbatal sendiri.',
    ],
    button: 'Lihat cara membayar',
  },
  proof_received: {
    subject: 'Bukti bayaran {{tracking_number}} telah kami terima',
    paragraphs: [
      'Bukti bayaran anda untuk tempahan {{tracking_number}} telah sampai. Kami sedang memadankannya dengan wang yang masuk ke akaun kami.',
      'Anda tidak perlu berbuat apa-apa. Sebaik sahaja sepadan, kami akan memberitahu anda.',
    ],
    button: 'Lihat tempahan',
  },
  proof_rejected: {
    subject: 'Bukti bayaran {{tracking_number}} belum dapat kami terima',
    paragraphs: [
      'Kami telah menyemak bukti bayaran untuk tempahan {{tracking_number}}. Sebab belum dapat kami terima: {{reason}}.',
      'Hantar bukti yang baharu sebelum {{deadline}}. Jika anda rasa ini silap, hubungi khidmat pelanggan kami.',
    ],
    button: 'Hantar bukti baharu',
  },
  paid_shipment: {
    subject: 'Telah dibayar: bungkusan {{tracking_number}} sedia bertolak',
    paragraphs: [
      'Bayaran {{amount}} telah kami terima. Nombor penjejakan anda ialah {{tracking_number}} dan boleh dijejak mulai sekarang.',
      'Muat turun dan cetak label daripada halaman tempahan, kemudian lekatkan pada bungkusan. Jika tiada pencetak, tulis nombor itu dengan jelas; kurier atau ejen akan mencetaknya.',
    ],
    button: 'Buka label dan tempahan',
  },
  paid_boxes: {
    subject: 'Telah dibayar: kotak {{tracking_number}} sedang disediakan',
    paragraphs: [
      'Bayaran {{amount}} telah kami terima. Nombor penjejakan kotak anda ialah {{tracking_number}}.',
      'Setiap kotak mempunyai satu baucar bernilai depositnya: {{boxes}}. Gunakan kotak itu untuk menghantar, dan deposit dipulangkan kepada anda.',
    ],
    button: 'Lihat baucar',
  },
  payment_expired: {
    subject: 'Tempahan {{tracking_number}} terbatal kerana belum dibayar',
    paragraphs: [
      'Tempoh membayar tempahan {{tracking_number}} telah tamat, maka tempahan itu kami batalkan.',
      'Sudah terlanjur membayar? Hubungi kami, wang anda tidak hilang. Atau buat tempahan semula pada bila-bila masa.',
    ],
    button: 'Lihat tempahan',
  },
  voucher_confirmed: {
    subject: 'Kotak anda disahkan: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Kotak rasmi anda {{serial}} telah disahkan digunakan. Depositnya {{amount}} kami pulangkan.',
      'Pastikan akaun bank anda sudah dicatat di halaman baucar. Tanpanya kami tidak tahu ke mana hendak menghantar wang itu.',
    ],
    button: 'Isi akaun bank',
  },
  refund_owed: {
    subject: '{{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Bagi kiriman {{tracking_number}} ada {{amount}} yang kami pulangkan kepada anda.',
      'Pastikan akaun bank anda sudah dicatat di halaman baucar. Selepas itu pejabat kami menghantar wangnya.',
    ],
    button: 'Isi akaun bank',
  },
  refund_paid: {
    subject: '{{amount}} telah kami hantar kepada anda',
    paragraphs: [
      'Kami telah menghantar {{amount}} ke akaun anda {{account}}. Nombor rujukan bank: {{bank_reference}}.',
      'Biasanya wang masuk pada hari yang sama, selewat-lewatnya dua hari bekerja.',
    ],
    button: 'Lihat bayaran balik',
  },
  handed_over: {
    subject: 'Bungkusan {{tracking_number}} sudah di tangan kami',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah kami terima dan memulakan perjalanannya. Dijangka tiba: {{arrives}}.',
      'Penerima juga kami beritahu dan boleh menjejaknya.',
    ],
    button: 'Jejak bungkusan',
  },
  pickup_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat dikutip',
    paragraphs: [
      'Kurier datang untuk mengutip bungkusan {{tracking_number}}, tetapi belum berjaya. Sebabnya: {{reason}}.',
      'Kami akan menghubungi anda untuk masa yang lain. Anda juga boleh menghantarnya ke kaunter ejen yang terdekat.',
    ],
    button: 'Lihat bungkusan',
  },
  departed: {
    subject: 'Bungkusan {{tracking_number}} telah berlepas',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah meninggalkan pelabuhan atau lapangan terbang asal. Dijangka tiba: {{arrives}}.',
    ],
    button: 'Jejak bungkusan',
  },
  customs_hold: {
    subject: 'Bungkusan {{tracking_number}} ditahan kastam: dokumen diperlukan',
    paragraphs: [
      'Pihak kastam ingin tahu lebih lanjut tentang bungkusan {{tracking_number}}. Sementara itu bungkusan menunggu.',
      'Sediakan bukti harga barang dan pengenalan diri penerima, kemudian hubungi khidmat pelanggan kami. Kami akan memberitahu dokumen mana yang kurang.',
    ],
    button: 'Lihat bungkusan',
  },
  duty_due: {
    subject: 'Duti import bungkusan {{tracking_number}} perlu dibayar penerima',
    paragraphs: [
      'Bagi bungkusan {{tracking_number}} ada duti import yang dibayar oleh penerima. Penerima juga telah kami beritahu.',
      'Sebaik sahaja dibayar, bungkusan bergerak semula. Jangan membayar kepada sesiapa yang meminta pindahan ke akaun peribadi.',
    ],
    button: 'Lihat bungkusan',
  },
  out_for_delivery: {
    subject: 'Bungkusan {{tracking_number}} sedang dihantar',
    paragraphs: [
      'Kurier sedang membawa bungkusan {{tracking_number}} ke alamat destinasi. Pastikan ada orang yang menerimanya.',
    ],
    button: 'Jejak bungkusan',
  },
  delivery_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat diserahkan',
    paragraphs: [
      'Kurier datang dengan bungkusan {{tracking_number}}, tetapi belum dapat menyerahkannya. Sebabnya: {{reason}}.',
      'Kami akan mencuba lagi. Jika masa atau alamat perlu diubah, hubungi khidmat pelanggan kami.',
    ],
    button: 'Lihat bungkusan',
  },
  ready_for_collection: {
    subject: 'Bungkusan {{tracking_number}} sedia diambil di {{place}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} menunggu di kaunter ejen kami di {{place}}. Simpanan percuma sehingga {{until}}.',
      'Yang mengambil perlu membawa nombor penjejakan dan kad pengenalan.',
    ],
    button: 'Lihat bungkusan',
  },
  delivered: {
    subject: 'Bungkusan {{tracking_number}} telah sampai',
    paragraphs: [
      'Bungkusan {{tracking_number}} telah diserahkan. Terima kasih kerana menghantar bersama {{company}}.',
      'Ada yang tidak kena? Beritahu kami secepat mungkin, dengan gambar jika ada.',
    ],
    button: 'Lihat bungkusan',
  },
  returned: {
    subject: 'Bungkusan {{tracking_number}} dipulangkan kepada anda',
    paragraphs: [
      'Bungkusan {{tracking_number}} tidak dapat diserahkan dan telah dipulangkan kepada pengirim.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_coming: {
    subject: 'Ada bungkusan untuk anda: {{tracking_number}}',
    paragraphs: [
      'Seseorang menghantar bungkusan kepada anda melalui {{company}}. Nombor penjejakannya {{tracking_number}}, dijangka tiba {{arrives}}.',
      'Anda boleh menjejaknya pada bila-bila masa, tanpa akaun.',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_departed: {
    subject: 'Bungkusan {{tracking_number}} untuk anda telah berlepas',
    paragraphs: ['Bungkusan {{tracking_number}} sedang menyeberang. Dijangka tiba: {{arrives}}.'],
    button: 'Jejak bungkusan',
  },
  receiver_customs_hold: {
    subject: 'Bungkusan {{tracking_number}} ditahan kastam: mungkin perlu dokumen anda',
    paragraphs: [
      'Pihak kastam ingin tahu lebih lanjut tentang bungkusan {{tracking_number}} untuk anda.',
      'Sediakan kad pengenalan anda, dan hubungi khidmat pelanggan kami. Kami akan memberitahu apa yang kurang.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_duty_due: {
    subject: 'Bungkusan {{tracking_number}}: ada duti import yang perlu anda bayar',
    paragraphs: [
      'Bagi bungkusan {{tracking_number}} kastam meminta duti import daripada penerima. Khidmat pelanggan kami menerangkan jumlah dan cara membayarnya.',
      'Jangan membayar kepada sesiapa yang meminta pindahan ke akaun peribadi.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_out_for_delivery: {
    subject: 'Hari ini bungkusan {{tracking_number}} dihantar kepada anda',
    paragraphs: [
      'Kurier sedang membawa bungkusan {{tracking_number}} kepada anda. Pastikan ada orang yang menerimanya di rumah.',
    ],
    button: 'Jejak bungkusan',
  },
  receiver_delivery_failed: {
    subject: 'Bungkusan {{tracking_number}} belum dapat diserahkan kepada anda',
    paragraphs: [
      'Kurier datang dengan bungkusan {{tracking_number}}, tetapi belum dapat menyerahkannya. Sebabnya: {{reason}}.',
      'Kami akan mencuba lagi. Hubungi khidmat pelanggan kami jika anda mahu masa yang lain.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_ready: {
    subject: 'Bungkusan {{tracking_number}} sedia untuk anda ambil di {{place}}',
    paragraphs: [
      'Bungkusan {{tracking_number}} menunggu anda di kaunter ejen kami di {{place}}. Simpanan percuma sehingga {{until}}.',
      'Bawa nombor penjejakan ini dan kad pengenalan anda.',
    ],
    button: 'Lihat bungkusan',
  },
  receiver_delivered: {
    subject: 'Bungkusan {{tracking_number}} telah diserahkan',
    paragraphs: [
      'Bungkusan {{tracking_number}} dicatat telah diserahkan kepada anda.',
      'Belum menerimanya? Beritahu kami secepat mungkin.',
    ],
    button: 'Lihat bungkusan',
  },
}
