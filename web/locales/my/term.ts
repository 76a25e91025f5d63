export default {
  title: 'Terma dan syarat',
  description:
    'Terma dan syarat penghantaran udara dan laut: asas caj penghantaran, cukai import, kos jika penerima menolak dan had pampasan.',
  heading: 'Terma dan syarat',
  intro:
    'Hak dan tanggungjawab anda dan kami apabila sebuah bungkusan bergerak melalui udara atau laut. Ditulis supaya mudah dibaca; perkara yang melibatkan bayaran diletakkan di bahagian awal.',
  sections: {
    scope: {
      heading: 'Skop terma ini',
      body: [
        'Terma ini terpakai bagi setiap tempahan penghantaran atau kotak rasmi, melalui udara dan laut, di dalam Malaysia, di dalam Indonesia dan antara kedua-dua negara. Sesiapa yang membuat tempahan bersetuju dengannya, termasuk bagi pihak penerima.',
        'Bagi setiap tempahan, versi di halaman ini pada hari tempahan dibuat adalah yang terpakai. Hak pengguna di bawah undang-undang Malaysia dan Indonesia tidak terjejas.',
      ],
    },
    cost: {
      heading: 'Caj penghantaran',
      body: [
        'Caj penghantaran bergantung pada berat atau isi padu bungkusan, cara penghantaran dan destinasinya.',
        [
          'Berat dikenakan caj ialah yang lebih besar antara berat sebenar dan berat volumetrik, dibundarkan ke atas kepada kilogram penuh. Berat volumetrik ialah panjang × lebar × tinggi dalam sentimeter, dibahagi {{air_divisor}} untuk udara dan {{sea_divisor}} untuk laut.',
          'Berat dikenakan caj sekurang-kurangnya {{air_min}} untuk udara dan {{sea_min}} untuk laut.',
          'Dengan kotak rasmi, sehingga had beratnya, hanya berat sebenar dikira.',
          'Kutipan di alamat anda {{pickup_fee}}, percuma bermula {{pickup_free_from}}. Setiap penghantaran antarabangsa dikenakan yuran dokumen {{document_fee}}.',
          'Bungkusan yang lebih panjang daripada {{longest_side}}, atau lebih berat daripada {{air_piece}} melalui udara atau {{sea_piece}} melalui laut, dikenakan tambahan {{large_piece_fee}}. Kawasan pedalaman dikenakan caj tambahan yang ditunjukkan dalam tempahan.',
        ],
        'Sebelum membayar, anda melihat setiap baris harga. Semasa serahan, bungkusan ditimbang dan diukur. Jika hasilnya berbeza daripada tempahan, khidmat pelanggan menghubungi anda sebelum bungkusan meneruskan perjalanan; ukuran itulah yang menjadi asas harga.',
      ],
    },
    payment: {
      heading: 'Pembayaran',
      body: [
        'Bayar dalam tempoh {{payment_hours}} jam selepas tempahan, melalui pindahan bank, kod QR atau tunai. Tempahan yang tidak dibayar dalam tempoh itu akan tamat tempoh dan anda perlu membuat tempahan baharu.',
        [
          'Untuk pindahan bank, bayar jumlah yang tepat hingga ke sen: dari situlah kami mengenal pasti pembayaran anda.',
          'Muat naik bukti pembayaran di halaman Transaksi. Bukti yang dihantar dalam tempohnya mengekalkan tempahan sementara pejabat menyemaknya.',
          'Jika bukti ditolak, anda melihat sebabnya dan mempunyai sekurang-kurangnya {{payment_again_hours}} jam lagi untuk menghantar bukti yang lain.',
        ],
        'Bungkusan mula bergerak selepas pembayaran diluluskan. Mulai saat itu nombor penjejakan boleh digunakan.',
      ],
    },
    duties: {
      heading: 'Tanggungjawab pengirim',
      body: [
        [
          'Nama, alamat, nombor telefon dan data pengenalan diri lengkap dan benar.',
          'Setiap barang disenaraikan dengan kuantiti dan nilai sebenar. Kastam boleh menyemak senarai itu dengan kandungan bungkusan.',
          'Kandungan bungkusan tidak dilarang, sama ada oleh terma ini atau oleh negara yang dilaluinya.',
          'Barang dibungkus supaya tahan disusun bertindih, digoncang dan lembap.',
        ],
        'Kami boleh meminta bungkusan dibuka dan diperiksa jika dikehendaki oleh kastam, pengangkut atau demi keselamatan. Kos yang timbul kerana data atau senarai barang yang salah ditanggung pengirim.',
      ],
    },
    prohibited: {
      heading: 'Barang larangan',
      body: [
        'Senarai ini memuatkan perkara yang biasa, bukan semuanya. Jika ragu, tanya sebelum membuat tempahan. Bungkusan yang mengandungi barang larangan dihentikan; pihak berkuasa menentukan tindakan seterusnya, tiada pampasan dibayar, dan kos serta denda ditanggung pengirim.',
      ],
    },
    time: {
      heading: 'Tempoh penghantaran',
      body: [
        'Bungkusan dalam negara biasanya mengambil {{domestic_days}} hari bekerja, bungkusan antarabangsa {{international_days}} hari bekerja. Tempahan menunjukkan julat tarikh untuk laluan anda. Julat itu ialah anggaran, bukan janji: cuaca, pemeriksaan kastam, cuti umum dan pulau terpencil boleh memanjangkannya.',
      ],
    },
    customs: {
      heading: 'Cukai import dan kastam',
      body: [
        'Duti import, cukai dan kos pelepasan kastam ditanggung penerima, kecuali dipersetujui sebaliknya. Jumlahnya ditentukan oleh kastam negara destinasi, bukan oleh kami; angka di laman ini ialah anggaran.',
        'Jika kastam meminta dokumen atau bayaran, kami memberitahu anda perkara yang belum lengkap. Selagi belum lengkap, bungkusan menunggu dan kos simpanan boleh dikenakan. Selanjutnya di [penghantaran antarabangsa](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Penolakan, simpanan dan pemulangan',
      body: [
        'Jika penerima menolak bungkusan, tidak membayar cukai import atau tidak dapat ditemui, kos simpanan, pengendalian dan pemulangan dikenakan kepada pengirim.',
        [
          'Simpanan: {{storage_free_days}} hari percuma, kemudian {{storage_fee}} sehari.',
          'Pemulangan: sama dengan tambang muatan semasa pergi.',
          'Pertukaran alamat: {{address_fee}}, selepas berlepas {{address_fee_departed}}.',
        ],
        'Ada barang yang tidak boleh dipulangkan kerana tidak dilepaskan oleh kastam. Dalam keadaan itu, pihak berkuasa yang memutuskan.',
      ],
    },
    compensation: {
      heading: 'Pampasan dan insurans',
      body: [
        'Jika bungkusan hilang atau rosak semasa dalam jagaan kami, kami membayar pampasan. Tanpa insurans, bayaran paling tinggi ialah jumlah yang terkecil antara tiga perkara ini:',
        [
          'nilai yang anda isytiharkan,',
          '{{cover_times}} kali tambang muatan yang anda bayar,',
          '{{cover_most}} bagi setiap bungkusan.',
        ],
        'Dengan insurans, nilai diisytiharkan menjadi hadnya, sehingga {{insured_most}} untuk penghantaran antarabangsa. Kadar insurans ialah 0.5 % daripada nilai barang ditambah {{insurance_domestic_plus}} untuk dalam negara (sekurang-kurangnya {{insurance_domestic_least}}) dan 1.5 % antara kedua-dua negara (sekurang-kurangnya {{insurance_international_least}}). Insurans dipilih semasa membuat tempahan.',
        'Laporkan kerosakan atau kandungan yang kurang dalam tempoh {{claim_days}} hari selepas serahan, bersama nombor penjejakan, gambar bungkusan dan kandungannya, serta bukti nilai barang. Bungkusan yang belum tiba hendaklah dilaporkan sebaik sahaja tarikh anggaran tiba berlalu.',
        'Tiada pampasan bagi barang larangan, pengisytiharan yang salah atau tidak lengkap, kerosakan akibat pembungkusan yang tidak kukuh, barang yang ditahan kastam, dan kesan lanjutan seperti keuntungan yang hilang.',
      ],
    },
    boxes: {
      heading: 'Kotak rasmi, deposit dan baucar',
      body: [
        'Sebuah kotak berharga harga kotak ditambah deposit. Yang terpakai ialah harga semasa anda membuat tempahan; harga hari ini ada di [Beli kotak](/service-purchase). Saiz M ({{m_size}}) memuatkan sehingga {{m_weight}}, saiz XL ({{xl_size}}) sehingga {{xl_weight}}.',
        [
          'Harga penuh dibayar dahulu. Setiap kotak disertakan satu baucar bernilai depositnya; baucar tidak mengurangkan caj penghantaran.',
          'Gunakan baucar pada penghantaran dengan kotak itu. Selepas kurier, ejen atau pentadbir mengesahkan kotak rasmi digunakan, nilainya dibayar balik ke akaun bank yang anda nyatakan.',
          'Baucar sah selama {{voucher_months}} bulan, dibayar balik sekali sahaja, dan tidak boleh ditunaikan tanpa kotak yang disahkan.',
          'Jika penghantaran dibatalkan sebelum serahan, baucarnya boleh digunakan semula.',
        ],
      ],
    },
    changes: {
      heading: 'Perubahan dan pembatalan',
      body: [
        'Sehingga bungkusan diserahkan, anda boleh membatalkan tempahan sendiri di halaman Transaksi tanpa sebarang caj, sebelum dan selepas membayar. Bayaran anda dikembalikan. Setelah bungkusan berada pada kami, pejabat kami hanya boleh memulangkannya: perkhidmatan yang belum dimulakan dibayar balik, dan bungkusan yang sudah meninggalkan tempat asal dikenakan caj pemulangan.',
      ],
    },
    air: {
      heading: 'Khusus untuk udara',
      body: [
        [
          'Setiap bungkusan melalui pemeriksaan keselamatan. Yang ditolak tidak diterbangkan dan kembali kepada pengirim.',
          'Barang berbahaya tidak diterbangkan, termasuk yang sering tidak disedari: bank kuasa, minyak wangi, tin semburan, gam, alat ganti kereta yang mengandungi minyak.',
          'Peranti dengan bateri di dalamnya hanya diterbangkan selepas kami bersetuju.',
        ],
      ],
    },
    sea: {
      heading: 'Khusus untuk laut',
      body: [
        [
          'Perjalanannya lebih lama dan lebih lembap. Balut kandungan dengan plastik di dalam kotak, atau tempah pembalut kalis air.',
          'Bungkusan disusun bertindih. Penuhkan ruang kosong supaya kotak kuat menahan beban.',
          'Jadual kapal mengikut cuaca dan pelabuhan; oleh itu julat anggaran tiba lebih luas berbanding udara.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Ada soalan tentang terma ini?',
    text: 'Tanya sebelum menghantar. Kami menjawab dalam bahasa Indonesia, Melayu dan Inggeris.',
  },
}
