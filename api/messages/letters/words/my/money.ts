import type { LetterWords } from '#contract/messages/letter-words.ts'
import type { CancelLetter, ClaimLetter, MoneyLetter } from '#contract/messages/letters.ts'

export const moneyWords: Record<Exclude<MoneyLetter, ClaimLetter | CancelLetter>, LetterWords> = {
  order_placed: {
    subject: 'Tempahan {{tracking_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Terima kasih, tempahan anda dengan nombor penjejakan {{tracking_number}} telah kami terima.',
      'Bayar tepat {{amount}}, hingga ke sen: {{pay_to}}.',
      '{{pay_by}} Selepas {{deadline}} tempahan tamat tempoh secara automatik.',
    ],
    button: 'Lihat cara membayar',
  },
  asked_beside: {
    subject: 'Tempahan {{parcel_number}}: bayar {{amount}} sebelum {{deadline}}',
    paragraphs: [
      'Bagi tempahan {{parcel_number}} masih ada {{amount}} yang perlu dibayar. Bayaran ini bernombor {{tracking_number}}; butirannya ada di halaman bayaran itu.',
      'Bayar tepat {{amount}}, hingga ke sen, sebelum {{deadline}}: {{pay_to}}.',
      '{{pay_by}}',
    ],
    button: 'Lihat butiran dan cara membayar',
  },
  proof_received: {
    subject: 'Bukti pembayaran {{tracking_number}} sudah sampai',
    paragraphs: [
      'Bukti pembayaran anda untuk tempahan {{tracking_number}} telah sampai. Kami sedang memadankannya dengan wang yang masuk ke akaun kami.',
      'Anda tidak perlu berbuat apa-apa. Sebaik sahaja bayaran disahkan, biasanya pada hari bekerja yang sama, kami akan memberitahu anda.',
    ],
    button: 'Lihat tempahan',
  },
  proof_rejected: {
    subject: 'Bukti pembayaran {{tracking_number}} ditolak',
    paragraphs: [
      'Kami telah menyemak bukti pembayaran untuk tempahan {{tracking_number}}. Bukti itu ditolak kerana: {{reason}}.',
      'Hantar bukti yang baharu sebelum {{deadline}}. Jika anda rasa ini silap, hubungi khidmat pelanggan kami.',
    ],
    button: 'Hantar bukti baharu',
  },
  paid_shipment: {
    subject: 'Telah dibayar: bungkusan {{tracking_number}} boleh diserahkan',
    paragraphs: [
      'Bayaran {{amount}} telah kami terima. Nombor penjejakan anda ialah {{tracking_number}} dan boleh digunakan mulai sekarang.',
      '{{hand_over}}',
      'Muat turun dan cetak label daripada halaman tempahan, kemudian lekatkan pada bungkusan. Jika tiada pencetak, tulis nombor itu dengan jelas; kurier atau ejen akan mencetak labelnya.',
      'Janji temu bungkusan boleh ditukar tanpa log masuk: {{another_day}}',
    ],
    button: 'Buka label dan tempahan',
  },
  paid_boxes: {
    subject: 'Telah dibayar: kotak {{tracking_number}} sedang disediakan',
    paragraphs: [
      'Bayaran {{amount}} telah kami terima. Nombor penjejakan kotak anda ialah {{tracking_number}}.',
      '{{boxes_come}}',
      'Setiap kotak mempunyai satu baucar bernilai depositnya: {{boxes}}. Gunakan kotak itu untuk menghantar barang, dan deposit dipulangkan kepada anda.',
    ],
    button: 'Lihat baucar',
  },
  paid_batch: {
    subject: 'Telah dibayar: bungkusan dalam tempahan {{tracking_number}} sedia bertolak',
    paragraphs: [
      'Bayaran {{amount}} bagi tempahan {{tracking_number}} telah kami terima. Setiap bungkusan mempunyai nombor penjejakan sendiri dan boleh dijejak mulai sekarang.',
      'Muat turun dan cetak label daripada halaman tempahan, kemudian lekatkan pada bungkusan masing-masing.',
    ],
    button: 'Buka label dan tempahan',
  },
  paid_fee: {
    subject: 'Telah dibayar: caj untuk bungkusan {{parcel_number}}',
    paragraphs: [
      'Kami telah menerima {{amount}} untuk bungkusan {{parcel_number}}. Terima kasih, penghantaran anda diteruskan.',
    ],
    button: 'Lihat bungkusan',
  },
  paid_difference: {
    subject: 'Telah dibayar: bungkusan {{parcel_number}} bergerak semula',
    paragraphs: [
      'Perbezaan caj penghantaran {{amount}} bagi bungkusan {{parcel_number}} telah kami terima. Terima kasih, penghantaran anda diteruskan.',
    ],
    button: 'Lihat bungkusan',
  },
  approval_corrected: {
    subject: 'Bayaran untuk {{tracking_number}} belum kami terima',
    paragraphs: [
      'Kami tersilap merekodkan bayaran tempahan {{tracking_number}} sebagai sudah diterima; kami mohon maaf. Sebabnya: {{reason}}.',
      'Tempahan anda kembali menunggu bayaran. Bayar tepat {{amount}}, hingga ke sen, sebelum {{deadline}}: {{pay_to}}. Jika anda sudah membayar, hantar bukti pembayaran di halaman tempahan.',
    ],
    button: 'Lihat tempahan',
  },
  payment_missing: {
    subject: 'Bayaran untuk {{tracking_number}} masih belum kami terima',
    paragraphs: [
      'Kami tersilap merekodkan bayaran {{tracking_number}} sebagai sudah diterima; kami mohon maaf. Sebabnya: {{reason}}.',
      'Tempahan anda tetap diteruskan. {{amount}} masih perlu dibayar; e-mel berasingan menerangkan cara dan tarikh akhirnya.',
    ],
    button: 'Lihat tempahan',
  },
  payment_asked_again: {
    subject: 'Sila bayar {{amount}} bagi {{tracking_number}} sebelum {{deadline}}',
    paragraphs: [
      'Tempoh bayaran tempahan {{tracking_number}} telah tamat, dan wangnya masih belum kami terima. Kini anda diberi masa lagi.',
      'Bayar tepat {{amount}}, hingga ke sen, sebelum {{deadline}}: {{pay_to}}. Kemudian hantar bukti pembayaran di halaman tempahan.',
      'Sudah membayar, atau belum dapat membayar sekarang? Hubungi khidmat pelanggan kami.',
    ],
    button: 'Lihat cara membayar',
  },
  payment_expired: {
    subject: 'Tempahan {{tracking_number}} tamat tempoh kerana belum dibayar',
    paragraphs: [
      'Masa untuk membayar sudah habis, maka tempahan {{tracking_number}} telah tamat tempoh.',
      'Sudah membuat bayaran? Hubungi kami; wang anda tidak hilang. Jika belum, buat tempahan semula pada bila-bila masa.',
    ],
    button: 'Lihat tempahan',
  },
  order_ended: {
    subject: 'Tempahan {{tracking_number}} kami batalkan',
    paragraphs: [
      'Kami membatalkan tempahan {{tracking_number}} yang belum dibayar. Sebabnya: {{reason}}.',
      'Tempahan ini tidak perlu dibayar lagi. Sudah membuat bayaran? Hubungi kami; wang anda tidak hilang.',
    ],
    button: 'Lihat tempahan',
  },
  sent_back: {
    subject: 'Bungkusan {{tracking_number}} dipulangkan kepada anda',
    paragraphs: [
      'Kami memulangkan bungkusan {{tracking_number}} kepada anda. Sebabnya: {{reason}}.',
      'Bayaran bagi perkhidmatan yang belum kami mulakan dikembalikan kepada anda: {{amount}}. Jika pemulangan bungkusan dikenakan caj, kami memintanya melalui e-mel berasingan; bungkusan diserahkan setelah caj itu dibayar.',
    ],
    button: 'Lihat penghantaran',
  },
  boxes_sent_back: {
    subject: 'Kotak tempahan {{tracking_number}} kembali kepada kami: {{amount}} dikembalikan kepada anda',
    paragraphs: [
      'Kotak tempahan {{tracking_number}} dalam perjalanan kembali kepada kami. Sebabnya: {{reason}}.',
      'Kami mengembalikan {{amount}}: harga dan deposit kotak yang belum anda gunakan. Baucarnya tidak sah lagi. Sila pastikan akaun bank anda sudah diisi di halaman baucar.',
    ],
    button: 'Isi akaun bank anda',
  },
  fee_waived: {
    subject: 'Anda tidak perlu membayar {{amount}} untuk bungkusan {{parcel_number}}',
    paragraphs: [
      'Kami pernah meminta {{amount}} untuk bungkusan {{parcel_number}}. Caj itu telah kami kecualikan, jadi anda tidak perlu membayarnya.',
      'Sudah membayar? Hubungi kami; wang anda tidak hilang.',
    ],
    button: 'Lihat penghantaran',
  },
  voucher_voided: {
    subject: 'Baucar {{serial}} telah dibatalkan',
    paragraphs: [
      'Kami telah membatalkan baucar {{serial}} bagi tempahan {{tracking_number}}, jadi depositnya tidak akan dibayar balik. Sebabnya: {{reason}}.',
      'Jika baucar itu digunakan untuk suatu penghantaran, penghantaran itu tetap diteruskan seperti yang anda tempah dan bayar. Jika anda rasa ini satu kesilapan, sila tulis kepada kami.',
    ],
    button: 'Lihat baucar saya',
  },
  voucher_detached: {
    subject: 'Penghantaran {{tracking_number}} diteruskan tanpa baucar {{serial}}',
    paragraphs: [
      'Kotak {{serial}} telah dibatalkan, dan depositnya termasuk dalam bayaran balik itu. Jadi baucarnya tidak lagi digunakan untuk penghantaran {{tracking_number}}.',
      'Penghantaran itu sendiri diteruskan seperti yang anda tempah dan bayar.',
    ],
    button: 'Lihat penghantaran',
  },
  weighed_heavier: {
    subject: 'Bungkusan {{tracking_number}} lebih berat: {{amount}} menunggu persetujuan anda',
    paragraphs: [
      'Semasa ditimbang, bungkusan {{tracking_number}} lebih berat atau lebih besar daripada yang diisytiharkan. Perbezaan caj penghantarannya {{amount}}.',
      'Bungkusan menunggu di tempat asal sehingga anda bersetuju dan membayar, atau meminta bungkusan dipulangkan. Hasil timbangan dan kiraannya ada di halaman penghantaran.',
    ],
    button: 'Lihat hasil timbangan',
  },
  weighed_same: {
    subject: 'Bungkusan {{tracking_number}} ditimbang semula: tiada apa-apa lagi yang perlu dibayar',
    paragraphs: [
      'Kami menimbang semula bungkusan {{tracking_number}}, dan hasilnya sama seperti yang anda isytiharkan. Perbezaan yang kami minta sebelum ini tidak lagi terpakai.',
      'Anda tidak perlu berbuat apa-apa; penghantaran anda diteruskan.',
    ],
    button: 'Lihat hasil timbangan',
  },
  difference_replaced: {
    subject: 'Bungkusan {{parcel_number}} ditimbang semula: {{amount}} tidak perlu dibayar lagi',
    paragraphs: [
      'Kami menimbang semula bungkusan {{parcel_number}}. Perbezaan sebelum ini sebanyak {{amount}} tidak lagi terpakai, jadi anda tidak perlu membayarnya.',
      'Jika hasil timbangan baharu mengubah harga, kami akan memaklumkan jumlahnya melalui e-mel lain. Yang terpakai sekarang ada di halaman penghantaran.',
      'Sudah membayar perbezaan sebelum ini? Hubungi kami; wang anda tidak hilang.',
    ],
    button: 'Lihat hasil timbangan',
  },
  weighed_lighter: {
    subject: 'Bungkusan {{tracking_number}} lebih ringan: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Semasa ditimbang, bungkusan {{tracking_number}} lebih ringan daripada yang diisytiharkan. Perbezaannya {{amount}} kami pulangkan kepada anda, dan penghantaran diteruskan.',
      'Pastikan akaun bank anda sudah diisi di halaman baucar. Selepas itu pejabat kami akan menghantar wangnya.',
    ],
    button: 'Isi akaun bank',
  },
  voucher_confirmed: {
    subject: 'Kotak anda disahkan: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Kotak rasmi anda {{serial}} telah disahkan digunakan. Depositnya {{amount}} kami pulangkan.',
      'Pastikan akaun bank anda sudah diisi di halaman baucar. Tanpanya kami tidak tahu ke mana hendak menghantar wang itu.',
    ],
    button: 'Isi akaun bank',
  },
  late_transfer_owed: {
    subject: 'Tempahan {{tracking_number}}: {{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Kami telah menerima {{amount}} daripada anda untuk tempahan {{tracking_number}}, tetapi wang itu tidak dapat digunakan bagi tempahan tersebut: wang itu masuk terlalu lewat, atau tempahan berakhir sebelum semuanya dibayar. Kami memulangkannya kepada anda.',
      'Kami membayarnya ke akaun bank di halaman baucar anda dalam masa beberapa hari. Jika belum ada, sila isi dahulu. Anda boleh menempah semula pada bila-bila masa.',
    ],
    button: 'Lihat bayaran balik saya',
  },
  pickup_given_back: {
    subject: 'Bayaran kutipan {{amount}} dipulangkan',
    paragraphs: [
      'Anda membawa sendiri bungkusan {{tracking_number}} ke kaunter, jadi kutipan yang sudah dibayar tidak digunakan: {{amount}} kami pulangkan kepada anda.',
      'Pastikan akaun bank anda sudah diisi di halaman baucar. Jika anda membayar tunai, wangnya dipulangkan di kaunter tempat anda membayar.',
    ],
    button: 'Lihat bayaran balik saya',
  },
  refund_owed: {
    subject: '{{amount}} dipulangkan kepada anda',
    paragraphs: [
      'Bagi bungkusan {{tracking_number}} ada {{amount}} yang kami pulangkan kepada anda.',
      'Pastikan akaun bank anda sudah diisi di halaman baucar. Selepas itu pejabat kami akan menghantar wangnya.',
    ],
    button: 'Isi akaun bank',
  },
  refund_paid: {
    subject: '{{amount}} telah kami hantar kepada anda',
    paragraphs: [
      'Kami telah menghantar {{amount}} ke akaun anda {{account}}. Nombor rujukan bank: {{bank_reference}}.',
      'Biasanya wang masuk pada hari yang sama, selewat-lewatnya dalam dua hari bekerja.',
    ],
    button: 'Lihat bayaran balik',
  },
  refund_sent_back: {
    subject: 'Bank anda memulangkan {{amount}} kepada kami',
    paragraphs: [
      'Kami telah menghantar {{amount}} bagi {{tracking_number}}, tetapi bank memulangkannya. Biasanya ini berlaku kerana nombor akaun atau nama pemegang akaun tidak betul.',
      'Sila semak akaun bank anda di halaman baucar. Sebaik sahaja dibetulkan, kami akan menghantar wangnya sekali lagi.',
    ],
    button: 'Semak akaun bank',
  },
  refund_not_sent: {
    subject: '{{amount}} masih akan dihantar kepada anda',
    paragraphs: [
      'Kami telah memberitahu anda bahawa {{amount}} bagi {{tracking_number}} telah dihantar. Itu kesilapan kami dan kami mohon maaf: pindahannya belum dibuat.',
      'Anda tidak perlu berbuat apa-apa. Kami akan memberitahu anda lagi sebaik sahaja wangnya dihantar.',
    ],
    button: 'Lihat bayaran balik',
  },
  refund_paid_in_cash: {
    subject: 'Kami telah memulangkan {{amount}} secara tunai',
    paragraphs: [
      'Kami telah memulangkan {{amount}} secara tunai untuk tempahan {{tracking_number}}. E-mel ini ialah resit anda.',
      'Belum menerima wangnya? Hubungi kami segera.',
    ],
    button: 'Lihat bayaran balik',
  },
  refund_withdrawn: {
    subject: 'Tiada bayaran balik untuk tempahan {{tracking_number}}',
    paragraphs: [
      'Kami pernah memberitahu anda bahawa {{amount}} akan dipulangkan untuk tempahan {{tracking_number}}. Itu kesilapan kami dan kami mohon maaf: wang untuk tempahan ini tidak pernah kami terima. Sebabnya: {{reason}}.',
      'Jadi tiada wang yang dipulangkan, dan anda tidak berhutang apa-apa. Anda sudah membayar? Hantar resit anda kepada khidmat pelanggan kami, dan kami akan menyemaknya semula.',
    ],
    button: 'Lihat bayaran balik saya',
  },
}
