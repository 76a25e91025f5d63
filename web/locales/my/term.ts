export default {
  title: 'Terma dan syarat',
  description:
    'Terma dan syarat penghantaran udara dan laut: asas caj penghantaran, cukai import, kos jika penerima menolak dan had pampasan.',
  heading: 'Terma dan syarat',
  intro:
    'Hak dan tanggungjawab anda dan kami, melalui udara dan laut. Perkara yang melibatkan bayaran didahulukan.',
  since: 'Berkuat kuasa sejak {{day}}.',
  sections: {
    scope: {
      heading: 'Skop terma ini',
      body: [
        'Terma ini terpakai bagi setiap tempahan penghantaran atau kotak rasmi, di dalam dan antara Malaysia dan Indonesia. Sesiapa yang menempah bersetuju dengannya, termasuk bagi pihak penerima.',
        'Yang terpakai ialah versi pada hari tempahan. Hak pengguna di bawah undang-undang Malaysia dan Indonesia tidak terjejas.',
      ],
    },
    cost: {
      heading: 'Caj penghantaran',
      body: [
        [
          'Berat yang dicaj ialah yang lebih besar antara berat sebenar dan berat volumetrik, dibundarkan ke atas kepada kilogram penuh: sekurang-kurangnya {{air_min}} melalui udara dan {{sea_min}} melalui laut.',
          'Berat volumetrik ialah panjang × lebar × tinggi dalam sentimeter, dibahagi dengan {{air_divisor}} untuk udara dan {{sea_divisor}} untuk laut. Dengan kotak rasmi, sehingga had beratnya, berat volumetrik tidak dikira.',
          'Kutipan di alamat anda: {{pickup_fee}}, percuma bermula {{pickup_free_from}}. Setiap penghantaran antarabangsa: yuran dokumen {{document_fee}}.',
          'Bungkusan yang lebih panjang daripada {{longest_side}}, atau lebih berat daripada {{air_piece}} melalui udara atau {{sea_piece}} melalui laut: tambahan {{large_piece_fee}}. Kawasan terpencil: caj tambahan yang ditunjukkan dalam tempahan.',
        ],
        'Sebelum membayar, anda melihat setiap baris harga. Semasa serahan, bungkusan ditimbang dan diukur. Jika hasilnya berbeza, kami menghubungi anda sebelum bungkusan meneruskan perjalanan; hasil itulah yang menjadi asas harga.',
      ],
    },
    payment: {
      heading: 'Pembayaran',
      body: [
        'Bayar dalam tempoh {{payment_hours}} jam selepas tempahan, melalui pindahan bank, kod QR atau tunai; jika tidak, tempahan tamat tempoh. Bagi bayaran tunai, tempohnya lebih panjang semasa kaunter tutup: yang terpakai ialah tarikh akhir yang tertera pada tempahan anda.',
        [
          'Pindahkan jumlah yang tepat hingga ke sen: dari situ kami mengenal pasti pembayaran anda.',
          'Bukti pembayaran yang dimuat naik dalam tempohnya di halaman Transaksi mengekalkan tempahan sementara pejabat menyemaknya.',
          'Jika ditolak, anda melihat sebabnya dan mempunyai sekurang-kurangnya {{payment_again_hours}} jam lagi untuk menghantar bukti yang lain.',
        ],
        'Selepas pembayaran diluluskan, bungkusan mula bergerak dan nombor penjejakannya boleh digunakan.',
      ],
    },
    duties: {
      heading: 'Tanggungjawab pengirim',
      body: [
        [
          'Nama, alamat, nombor telefon dan data pengenalan diri lengkap dan benar.',
          'Setiap barang disenaraikan dengan kuantiti dan nilai sebenar; kastam boleh menyemak senarai itu.',
          'Kandungan bungkusan tidak dilarang, sama ada oleh terma ini atau oleh negara yang dilaluinya.',
          'Pembungkusannya tahan tindihan, goncangan dan kelembapan.',
        ],
        'Kami boleh meminta bungkusan dibuka dan diperiksa jika dikehendaki oleh kastam atau pengangkut, atau demi keselamatan. Kos akibat data atau senarai barang yang salah ditanggung pengirim.',
      ],
    },
    prohibited: {
      heading: 'Barang larangan',
      body: [
        'Senarai ini memuatkan kes yang biasa, bukan semuanya; jika ragu, tanya sebelum menempah. Bungkusan yang mengandungi barang larangan dihentikan; pihak berkuasa menentukan tindakan seterusnya, tiada pampasan dibayar, dan kos serta denda ditanggung pengirim.',
      ],
    },
    time: {
      heading: 'Tempoh penghantaran',
      body: [
        'Biasanya {{domestic_days}} hari bekerja bagi bungkusan dalam negara dan {{international_days}} bagi bungkusan antarabangsa. Tarikh dalam tempahan anda ialah anggaran, bukan janji: cuaca, kastam, cuti umum dan pulau terpencil boleh melambatkan bungkusan.',
      ],
    },
    customs: {
      heading: 'Cukai import dan kastam',
      body: [
        'Duti import, cukai dan kos pelepasan kastam ditanggung penerima, kecuali dipersetujui sebaliknya. Jumlahnya ditentukan oleh kastam negara destinasi; angka di laman ini ialah anggaran.',
        'Jika kastam meminta dokumen atau bayaran, kami memberitahu anda. Selagi belum lengkap, bungkusan menunggu dan kos penyimpanan boleh dikenakan. [Selanjutnya](/shipment-international#customs).',
      ],
    },
    refusal: {
      heading: 'Penolakan, penyimpanan dan pemulangan',
      body: [
        'Jika penerima menolak bungkusan, tidak membayar cukai import atau tidak dapat ditemui, pengirim membayar penyimpanan, pengendalian dan pemulangan.',
        [
          'Penyimpanan: {{storage_free_days}} hari percuma, kemudian {{storage_fee}} sehari.',
          'Pemulangan: {{return_percent}}% daripada caj penghantaran perjalanan pergi.',
          'Pertukaran alamat: {{address_fee}}, selepas berlepas {{address_fee_departed}}.',
        ],
        'Jika kastam tidak melepaskan barang itu, pihak berkuasa yang memutuskan.',
      ],
    },
    compensation: {
      heading: 'Pampasan dan insurans',
      body: [
        'Jika bungkusan hilang atau rosak dalam jagaan kami, kami membayar pampasan; tanpa insurans, hadnya ialah jumlah terkecil antara:',
        [
          'nilai yang anda isytiharkan,',
          '{{cover_times}} kali caj penghantaran yang anda bayar,',
          '{{cover_most}} bagi setiap bungkusan.',
        ],
        'Dengan insurans, nilai diisytiharkan menjadi hadnya, sehingga {{insured_most}} untuk penghantaran antarabangsa. Kadarnya {{insurance_domestic_percent}}% daripada nilai barang ditambah {{insurance_domestic_plus}} untuk dalam negara (sekurang-kurangnya {{insurance_domestic_least}}) dan {{insurance_international_percent}}% antara kedua-dua negara (sekurang-kurangnya {{insurance_international_least}}).',
        'Laporkan kerosakan atau kandungan yang kurang dalam tempoh {{claim_days}} hari selepas serahan, bersama nombor penjejakan, gambar bungkusan dan kandungannya, serta bukti nilai barang; bagi bungkusan yang belum tiba, laporkan sebaik sahaja anggaran tarikh tiba berlalu.',
        'Tiada pampasan bagi barang larangan, pengisytiharan yang salah atau tidak lengkap, kerosakan akibat pembungkusan yang tidak kukuh, barang yang ditahan kastam, dan kesan lanjutan seperti keuntungan yang hilang.',
      ],
    },
    boxes: {
      heading: 'Kotak rasmi, deposit dan baucar',
      body: [
        'Anda membayar harga kotak dan deposit semasa tempahan dibuat ([harga hari ini](/service-purchase)). Saiz M ({{m_size}}) memuatkan sehingga {{m_weight}}, saiz XL ({{xl_size}}) sehingga {{xl_weight}}.',
        [
          'Setiap kotak disertai satu baucar bernilai depositnya; baucar tidak mengurangkan caj penghantaran.',
          'Gunakan baucar untuk penghantaran yang menggunakan kotak itu. Selepas kurier, ejen atau pentadbir mengesahkan kotak rasmi digunakan, nilainya dibayar balik ke akaun bank yang anda nyatakan.',
          'Baucar sah selama {{voucher_months}} bulan dan dibayar balik sekali sahaja, tidak sekali-kali tanpa kotak yang disahkan. Jika penghantarannya dibatalkan sebelum serahan, baucar boleh digunakan semula.',
        ],
      ],
    },
    changes: {
      heading: 'Perubahan dan pembatalan',
      body: [
        'Sehingga bungkusan diserahkan, anda boleh membatalkan di halaman Transaksi tanpa caj; bayaran anda dikembalikan. Selepas itu pejabat kami hanya boleh memulangkan bungkusan: perkhidmatan yang belum dimulakan dibayar balik, dan bungkusan yang sudah meninggalkan tempat asal dikenakan caj pemulangan.',
      ],
    },
    air: {
      heading: 'Khusus untuk udara',
      body: [
        [
          'Setiap bungkusan melalui pemeriksaan keselamatan; yang ditolak dikembalikan kepada pengirim.',
          'Barang berbahaya tidak diterbangkan, termasuk bank kuasa, minyak wangi, tin semburan, gam dan alat ganti kereta yang berminyak.',
          'Peranti dengan bateri di dalamnya hanya diterbangkan selepas kami bersetuju.',
        ],
      ],
    },
    sea: {
      heading: 'Khusus untuk laut',
      body: [
        [
          'Perjalanannya lembap: balut kandungan dengan plastik, atau tempah pembalut kalis air.',
          'Bungkusan disusun bertindih: penuhkan ruang kosong.',
          'Jadual kapal bergantung pada cuaca dan pelabuhan, maka julat anggaran ketibaannya lebih luas daripada melalui udara.',
        ],
      ],
    },
  },
  contact: {
    heading: 'Ada soalan tentang terma ini?',
    text: 'Tanya sebelum menghantar. Kami menjawab dalam bahasa Indonesia, Melayu dan Inggeris.',
  },
}
