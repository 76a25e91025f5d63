export default {
  title: 'Syarat dan ketentuan',
  description:
    'Syarat dan ketentuan kiriman udara dan laut: dasar ongkos kirim, pajak impor, biaya bila penerima menolak, dan batas ganti rugi.',
  heading: 'Syarat dan ketentuan',
  intro: 'Hak dan kewajiban Anda dan kami, lewat udara dan laut. Yang menyangkut biaya didahulukan.',
  since: 'Berlaku sejak {{day}}.',
  sections: {
    scope: {
      heading: 'Cakupan syarat ini',
      body: [
        'Syarat ini berlaku untuk setiap pesanan pengiriman atau boks resmi, di dalam dan antara Malaysia dan Indonesia. Pemesan menyetujuinya, termasuk atas nama penerima.',
        'Yang berlaku adalah versi pada hari pemesanan. Hak konsumen menurut hukum Malaysia dan Indonesia tetap berlaku.',
      ],
    },
    cost: {
      heading: 'Ongkos kirim',
      body: [
        [
          'Berat tertagih adalah yang lebih besar antara berat aktual dan berat volumetrik, dibulatkan ke atas ke kilogram penuh: minimal {{air_min}} lewat udara dan {{sea_min}} lewat laut.',
          'Berat volumetrik adalah panjang × lebar × tinggi dalam sentimeter, dibagi {{air_divisor}} untuk udara dan {{sea_divisor}} untuk laut. Dengan boks resmi, sampai batas beratnya, berat volumetrik tidak dihitung.',
          'Penjemputan di alamat Anda: {{pickup_fee}}, gratis mulai {{pickup_free_from}}. Setiap kiriman internasional: biaya dokumen {{document_fee}}.',
          'Koli yang lebih panjang dari {{longest_side}}, atau lebih berat dari {{air_piece}} lewat udara atau {{sea_piece}} lewat laut: tambahan {{large_piece_fee}}. Daerah terpencil: biaya tambahan yang tampil di pesanan.',
        ],
        'Sebelum membayar, Anda melihat setiap baris harga. Saat serah terima, paket ditimbang dan diukur. Jika hasilnya berbeda, kami menghubungi Anda sebelum paket berjalan lagi; hasil itulah yang menjadi dasar harga.',
      ],
    },
    payment: {
      heading: 'Pembayaran',
      body: [
        'Bayarlah dalam {{payment_hours}} jam setelah memesan, dengan transfer bank, kode QR, atau tunai; jika tidak, pesanan kedaluwarsa. Untuk tunai, batas waktunya lebih panjang selama konter tutup: yang berlaku adalah batas yang tertera pada pesanan Anda.',
        [
          'Transfer jumlah yang tepat sampai ke sen: dari situ kami mengenali pembayaran Anda.',
          'Jika bukti pembayaran diunggah tepat waktu di halaman Transaksi, pesanan tetap berlaku selama kantor memeriksanya.',
          'Jika ditolak, Anda melihat alasannya dan punya waktu minimal {{payment_again_hours}} jam lagi untuk mengirim bukti baru.',
        ],
        'Setelah pembayaran disetujui, pesanan diproses dan nomor resinya bisa dilacak.',
      ],
    },
    duties: {
      heading: 'Tanggung jawab pengirim',
      body: [
        [
          'Nama, alamat, nomor telepon, dan data identitas lengkap dan benar.',
          'Setiap barang tercantum dengan jumlah dan nilai sebenarnya; Bea Cukai dapat memeriksa daftar itu.',
          'Isi paket tidak terlarang, baik menurut syarat ini maupun menurut negara yang dilewati.',
          'Kemasannya tahan tumpukan, guncangan, dan kelembapan.',
        ],
        'Kami dapat meminta paket dibuka dan diperiksa jika diminta Bea Cukai atau pengangkut, atau demi keselamatan. Biaya akibat data atau daftar barang yang keliru ditanggung pengirim.',
      ],
    },
    prohibited: {
      heading: 'Barang terlarang',
      body: [
        'Daftar ini memuat contoh yang umum, bukan semuanya; jika ragu, tanyakan sebelum memesan. Paket berisi barang terlarang dihentikan; pihak berwenang menentukan kelanjutannya, tidak ada ganti rugi, dan biaya serta denda ditanggung pengirim.',
      ],
    },
    time: {
      heading: 'Waktu pengiriman',
      body: [
        'Biasanya {{domestic_days}} hari kerja untuk kiriman dalam negeri dan {{international_days}} untuk kiriman internasional. Tanggal di pesanan Anda adalah perkiraan, bukan janji: cuaca, Bea Cukai, hari libur, dan pulau terpencil dapat memperlambat paket.',
      ],
    },
    customs: {
      heading: 'Pajak impor dan bea masuk',
      body: [
        'Bea masuk, pajak, dan biaya pengurusan pabean ditanggung penerima, kecuali disepakati lain. Besarnya ditentukan Bea Cukai negara tujuan; angka di situs ini adalah perkiraan.',
        'Jika Bea Cukai meminta dokumen atau pembayaran, kami memberi tahu Anda. Sampai lengkap, paket menunggu dan biaya simpan dapat dikenakan. [Selengkapnya](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Penolakan, penyimpanan, dan pengembalian',
      body: [
        'Jika penerima menolak paket, tidak membayar pajak impor, atau tidak dapat ditemui, pengirim membayar penyimpanan, penanganan, dan pengembalian.',
        [
          'Penyimpanan: {{storage_free_days}} hari gratis, selanjutnya {{storage_fee}} per hari.',
          'Pengembalian: {{return_percent}}% dari ongkos angkut perjalanan pergi.',
          'Perubahan alamat: {{address_fee}}, setelah berangkat {{address_fee_departed}}.',
        ],
        'Jika Bea Cukai tidak melepas barangnya, pihak berwenang yang memutuskan.',
      ],
    },
    compensation: {
      heading: 'Ganti rugi dan asuransi',
      body: [
        'Jika paket hilang atau rusak dalam tanggung jawab kami, kami mengganti kerugiannya; tanpa asuransi, paling banyak jumlah terkecil dari:',
        [
          'nilai barang yang Anda nyatakan,',
          '{{cover_times}} kali ongkos angkut yang Anda bayar,',
          '{{cover_most}} per paket.',
        ],
        'Dengan asuransi, nilai barang yang dinyatakan menjadi batasnya, hingga {{insured_most}} untuk kiriman internasional. Tarifnya {{insurance_domestic_percent}}% dari nilai barang ditambah {{insurance_domestic_plus}} untuk dalam negeri (minimal {{insurance_domestic_least}}) dan {{insurance_international_percent}}% antara kedua negara (minimal {{insurance_international_least}}).',
        'Laporkan kerusakan atau isi yang kurang dalam {{claim_days}} hari setelah paket diterima, disertai nomor resi, foto paket dan isinya, serta bukti nilai barang; untuk paket yang belum tiba, laporkan segera setelah perkiraan tanggal tiba terlewati.',
        'Tidak ada ganti rugi untuk barang terlarang, data yang keliru atau tidak lengkap, kerusakan karena kemasan kurang kuat, barang yang ditahan Bea Cukai, dan akibat lanjutan seperti keuntungan yang hilang.',
      ],
    },
    boxes: {
      heading: 'Boks resmi, deposit, dan voucher',
      body: [
        'Anda membayar harga boks dan deposit yang berlaku saat memesan ([harga hari ini](/service-purchase)). Ukuran M ({{m_size}}) memuat hingga {{m_weight}}, ukuran XL ({{xl_size}}) hingga {{xl_weight}}.',
        [
          'Setiap boks disertai satu voucher senilai depositnya; voucher tidak mengurangi ongkos kirim.',
          'Pasang voucher pada kiriman yang memakai boks itu. Setelah kurir, agen, atau kantor mengonfirmasi bahwa boks resmi dipakai, nilainya dikembalikan ke rekening bank yang Anda sebutkan.',
          'Voucher berlaku {{voucher_months}} bulan dan dicairkan sekali saja, tidak pernah tanpa boks yang dikonfirmasi. Jika kirimannya dibatalkan sebelum serah terima, voucher bisa dipakai lagi.',
        ],
      ],
    },
    changes: {
      heading: 'Perubahan dan pembatalan',
      body: [
        'Sampai paket diserahkan, Anda bisa membatalkan di halaman Transaksi tanpa biaya; yang sudah dibayar dikembalikan. Setelah itu kantor kami hanya dapat mengirim paket kembali: layanan yang belum dimulai dikembalikan dananya, dan paket yang sudah meninggalkan tempat asalnya dikenai biaya pengembalian.',
      ],
    },
    air: {
      heading: 'Khusus lewat udara',
      body: [
        [
          'Setiap paket melewati pemeriksaan keamanan; yang ditolak kembali ke pengirim.',
          'Barang berbahaya tidak diterbangkan, termasuk power bank, parfum, kaleng semprot, lem, dan suku cadang mobil yang berisi oli.',
          'Perangkat dengan baterai di dalamnya hanya diterbangkan setelah kami setujui.',
        ],
      ],
    },
    sea: {
      heading: 'Khusus lewat laut',
      body: [
        [
          'Perjalanannya lembap: bungkus isi dengan plastik, atau pesan pembungkus kedap air.',
          'Paket ditumpuk: isi ruang kosong.',
          'Jadwal kapal bergantung pada cuaca dan pelabuhan, jadi rentang perkiraan tibanya lebih lebar daripada lewat udara.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Ada pertanyaan tentang syarat ini?',
    text: 'Tanyakan sebelum mengirim. Kami menjawab dalam bahasa Indonesia, Melayu, dan Inggris.',
  },
}
