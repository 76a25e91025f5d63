export default {
  title: 'Syarat dan ketentuan',
  description:
    'Syarat dan ketentuan kiriman udara dan laut: dasar ongkos kirim, pajak impor, biaya bila penerima menolak, dan batas ganti rugi.',
  heading: 'Syarat dan ketentuan',
  intro:
    'Hak dan kewajiban Anda dan kami saat sebuah paket berjalan lewat udara atau laut. Ditulis supaya mudah dibaca; hal yang menyangkut biaya ada di bagian awal.',
  sections: {
    scope: {
      heading: 'Cakupan syarat ini',
      body: [
        'Syarat ini berlaku untuk setiap pesanan pengiriman atau boks resmi, lewat udara dan laut, di dalam Malaysia, di dalam Indonesia, dan antara kedua negara. Siapa yang memesan berarti menyetujuinya, juga atas nama penerima.',
        'Untuk setiap pesanan berlaku versi yang tertera di halaman ini pada hari pemesanan. Hak konsumen menurut hukum Malaysia dan Indonesia tetap berlaku.',
      ],
    },
    cost: {
      heading: 'Ongkos kirim',
      body: [
        'Ongkos kirim bergantung pada berat atau volume paket, jalur yang dipilih, dan tujuannya.',
        [
          'Berat tertagih adalah yang lebih besar antara berat aktual dan berat volumetrik, dibulatkan ke atas ke kilogram penuh. Berat volumetrik adalah panjang × lebar × tinggi dalam sentimeter, dibagi {{air_divisor}} untuk udara dan {{sea_divisor}} untuk laut.',
          'Berat tertagih minimal {{air_min}} untuk udara dan {{sea_min}} untuk laut.',
          'Dengan boks resmi, sampai batas beratnya, hanya berat aktual yang dihitung.',
          'Penjemputan di alamat Anda {{pickup_fee}}, gratis mulai {{pickup_free_from}}. Setiap kiriman internasional dikenai biaya dokumen {{document_fee}}.',
          'Koli yang lebih panjang dari {{longest_side}}, atau lebih berat dari {{air_piece}} lewat udara atau {{sea_piece}} lewat laut, dikenai tambahan {{large_piece_fee}}. Daerah terpencil dikenai biaya tambahan yang tampil di pesanan.',
        ],
        'Sebelum membayar, Anda melihat setiap baris harga. Saat serah terima, paket ditimbang dan diukur. Jika hasilnya berbeda dari pesanan, layanan pelanggan menghubungi Anda sebelum paket berjalan lagi; hasil ukur itulah yang menjadi dasar harga.',
      ],
    },
    payment: {
      heading: 'Pembayaran',
      body: [
        'Bayarlah dalam {{payment_hours}} jam setelah memesan, dengan transfer bank, kode QR, atau tunai. Pesanan yang tidak dibayar tepat waktu menjadi kedaluwarsa dan Anda perlu memesan lagi.',
        [
          'Untuk transfer, bayarlah jumlah yang tepat sampai ke sen: dari situ kami mengenali pembayaran Anda.',
          'Unggah bukti pembayaran di halaman Transaksi. Bukti yang dikirim tepat waktu menahan pesanan tetap terbuka selama kantor memeriksanya.',
          'Jika bukti ditolak, Anda melihat alasannya dan punya waktu minimal {{payment_again_hours}} jam lagi untuk mengirim bukti baru.',
        ],
        'Paket berjalan setelah pembayaran disetujui. Sejak saat itu nomor resi bisa dilacak.',
      ],
    },
    duties: {
      heading: 'Tanggung jawab pengirim',
      body: [
        [
          'Nama, alamat, nomor telepon, dan data identitas lengkap dan benar.',
          'Setiap barang tercantum dengan jumlah dan nilai sebenarnya. Bea Cukai dapat mencocokkan daftar dengan isi paket.',
          'Isi paket tidak terlarang, baik menurut syarat ini maupun menurut negara yang dilewati.',
          'Barang dikemas sehingga tahan ditumpuk, diguncang, dan lembap.',
        ],
        'Kami dapat meminta paket dibuka dan diperiksa jika diperlukan oleh Bea Cukai, pengangkut, atau demi keselamatan. Biaya yang timbul karena data atau daftar barang keliru ditanggung pengirim.',
      ],
    },
    prohibited: {
      heading: 'Barang terlarang',
      body: [
        'Daftar ini memuat hal yang umum, bukan semuanya. Jika ragu, tanyakan sebelum memesan. Paket berisi barang terlarang dihentikan; pihak berwenang menentukan nasibnya, tidak ada ganti rugi, dan biaya serta denda ditanggung pengirim.',
      ],
    },
    time: {
      heading: 'Waktu pengiriman',
      body: [
        'Kiriman dalam negeri biasanya {{domestic_days}} hari kerja, kiriman internasional {{international_days}} hari kerja. Pesanan menampilkan rentang tanggal untuk rute Anda. Rentang itu perkiraan, bukan janji: cuaca, pemeriksaan pabean, hari libur, dan pulau terpencil dapat memperpanjangnya.',
      ],
    },
    customs: {
      heading: 'Pajak impor dan bea masuk',
      body: [
        'Bea masuk, pajak, dan biaya pengurusan pabean ditanggung penerima, kecuali disepakati lain. Besarnya ditentukan oleh bea cukai negara tujuan, bukan oleh kami; angka di situs ini adalah perkiraan.',
        'Jika Bea Cukai meminta dokumen atau pembayaran, kami memberi tahu apa yang kurang. Selama belum lengkap, paket menunggu dan biaya simpan dapat timbul. Selengkapnya di [kiriman internasional](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Penolakan, penyimpanan, dan pengembalian',
      body: [
        'Jika penerima menolak paket, tidak membayar pajak impor, atau tidak dapat ditemui, biaya penyimpanan, penanganan, dan pengembalian ditagihkan kepada pengirim.',
        [
          'Penyimpanan: {{storage_free_days}} hari gratis, selanjutnya {{storage_fee}} per hari.',
          'Pengembalian: sebesar ongkos angkut saat berangkat.',
          'Perubahan alamat: {{address_fee}}, setelah berangkat {{address_fee_departed}}.',
        ],
        'Ada barang yang tidak bisa dikembalikan karena tidak dilepas oleh Bea Cukai. Dalam hal itu pihak berwenang yang memutuskan.',
      ],
    },
    compensation: {
      heading: 'Ganti rugi dan asuransi',
      body: [
        'Jika paket hilang atau rusak saat berada dalam tanggung jawab kami, kami mengganti kerugiannya. Tanpa asuransi, kami membayar paling banyak jumlah terkecil dari tiga hal ini:',
        [
          'nilai barang yang Anda nyatakan,',
          '{{cover_times}} kali ongkos angkut yang Anda bayar,',
          '{{cover_most}} per paket.',
        ],
        'Dengan asuransi, nilai barang yang dinyatakan menjadi batasnya, hingga {{insured_most}} untuk kiriman internasional. Tarif asuransi 0,5 % dari nilai barang ditambah {{insurance_domestic_plus}} untuk dalam negeri (minimal {{insurance_domestic_least}}) dan 1,5 % untuk antarnegara (minimal {{insurance_international_least}}). Asuransi dipilih saat memesan.',
        'Laporkan kerusakan atau isi yang kurang dalam {{claim_days}} hari setelah paket diterima, disertai nomor resi, foto paket dan isinya, serta bukti nilai barang. Paket yang belum tiba dilaporkan segera setelah tanggal perkiraan tiba terlewati.',
        'Tidak ada ganti rugi untuk barang terlarang, data yang keliru atau tidak lengkap, kerusakan karena kemasan yang kurang kuat, barang yang ditahan Bea Cukai, dan akibat lanjutan seperti keuntungan yang hilang.',
      ],
    },
    boxes: {
      heading: 'Boks resmi, deposit, dan voucher',
      body: [
        'Harga satu boks terdiri atas harga boks dan deposit. Yang berlaku adalah harga saat Anda memesan; harga hari ini ada di [Beli boks](/service-purchase). Ukuran M ({{m_size}}) memuat hingga {{m_weight}}, ukuran XL ({{xl_size}}) hingga {{xl_weight}}.',
        [
          'Harga penuh dibayar dulu. Setiap boks disertai satu voucher senilai depositnya; voucher tidak mengurangi ongkos kirim.',
          'Pasang voucher pada pengiriman yang memakai boks itu. Setelah kurir, agen, atau admin mengonfirmasi bahwa boks resmi dipakai, nilainya dikembalikan ke rekening bank yang Anda sebutkan.',
          'Voucher berlaku {{voucher_months}} bulan, hanya sekali dikembalikan, dan tidak dapat dicairkan tanpa boks yang dikonfirmasi.',
          'Jika pengiriman dibatalkan sebelum serah terima, vouchernya bisa dipakai lagi.',
        ],
      ],
    },
    changes: {
      heading: 'Perubahan dan pembatalan',
      body: [
        'Sampai paket diserahkan, pesanan bisa Anda batalkan sendiri di halaman Transaksi tanpa biaya, sebelum maupun sesudah dibayar. Yang sudah Anda bayar dikembalikan. Setelah paket ada pada kami, kantor kami hanya dapat mengirimnya kembali: layanan yang belum dimulai dikembalikan dananya, dan paket yang sudah meninggalkan tempat asalnya dikenai biaya pengembalian.',
      ],
    },
    air: {
      heading: 'Khusus lewat udara',
      body: [
        [
          'Setiap paket melewati pemeriksaan keamanan. Yang ditolak tidak diterbangkan dan kembali ke pengirim.',
          'Barang berbahaya tidak diterbangkan, termasuk yang sering tidak disadari: power bank, parfum, kaleng semprot, lem, suku cadang mobil yang berisi oli.',
          'Perangkat dengan baterai di dalamnya hanya diterbangkan setelah kami setujui.',
        ],
      ],
    },
    sea: {
      heading: 'Khusus lewat laut',
      body: [
        [
          'Perjalanannya lebih lama dan lebih lembap. Bungkus isi dengan plastik di dalam boks, atau pesan pembungkus kedap air.',
          'Paket ditumpuk. Isi ruang kosong supaya boks kuat menahan beban.',
          'Jadwal kapal mengikuti cuaca dan pelabuhan; karena itu rentang perkiraan tiba lebih lebar daripada lewat udara.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Ada pertanyaan tentang syarat ini?',
    text: 'Tanyakan sebelum mengirim. Kami menjawab dalam bahasa Indonesia, Melayu, dan Inggris.',
  },
}
