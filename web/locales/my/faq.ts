export default {
  title: 'Soalan lazim',
  description:
    'Jawapan ringkas tentang caj penghantaran, pembayaran, kotak rasmi dan baucar, barang larangan, cukai import dan penjejakan bungkusan.',
  heading: 'Soalan lazim',
  intro: 'Khidmat pelanggan menjawab 24 jam melalui WhatsApp dan e-mel.',
  search: 'Cari soalan',
  search_hint: 'Contohnya: baucar, bank kuasa, pekerja migran',
  found: 'Soalan dijumpai: {{found}}',
  nothing: 'Tiada yang sepadan. Cuba perkataan lain, atau tanya kami.',
  link: 'Pautan ke jawapan ini',
  contact: {
    heading: 'Soalan anda tiada di sini?',
    text: 'Tanya melalui WhatsApp atau e-mel, dalam bahasa Indonesia, Melayu atau Inggeris, dengan nombor penjejakan jika berkaitan dengan bungkusan.',
  },
  groups: {
    cost: {
      heading: 'Caj penghantaran',
      items: {
        price: {
          question: 'Berapa caj untuk sebuah bungkusan?',
          answer: [
            'Mengikut berat atau isi padu, cara penghantaran dan destinasi. [Kiraan caj penghantaran](/quote) menunjukkan udara dan laut sebelah-menyebelah, tanpa akaun.',
          ],
        },
        volumetric: {
          question: 'Mengapa berat dikenakan caj melebihi berat pada penimbang?',
          answer: [
            'Ruang juga ada kosnya. Jika panjang × lebar × tinggi dalam sentimeter, dibahagi {{air_divisor}} untuk udara atau {{sea_divisor}} untuk laut, melebihi beratnya, hasil itu yang dikira. [Contohnya](/service-air#weight).',
          ],
        },
        least: {
          question: 'Adakah terdapat berat minimum?',
          answer: ['Ya: sekurang-kurangnya {{air_min}} dikira untuk udara dan {{sea_min}} untuk laut.'],
        },
        pickup: {
          question: 'Berapa caj kutipan di alamat?',
          answer: [
            '{{pickup_fee}}, dan percuma bermula {{pickup_free_from}}. Serahan di kaunter ejen juga percuma.',
          ],
        },
        extra: {
          question: 'Adakah terdapat caj lain?',
          answer: [
            [
              'Penghantaran antarabangsa: yuran dokumen {{document_fee}}.',
              'Sisi lebih panjang daripada {{longest_side}}, atau bungkusan lebih berat daripada {{air_piece}} melalui udara atau {{sea_piece}} melalui laut: {{large_piece_fee}}.',
              'Kawasan pedalaman: caj tambahan yang ditunjukkan dalam tempahan.',
              'Cukai import dan duti di destinasi.',
            ],
            'Anda melihat setiap baris harga sebelum membayar.',
          ],
        },
      },
    },
    time: {
      heading: 'Tempoh dan serahan',
      items: {
        days: {
          question: 'Berapa lama untuk sampai?',
          answer: [
            'Biasanya {{domestic_days}} hari bekerja dalam negara dan {{international_days}} antara kedua-dua negara. Mengikut destinasi: [antarabangsa](/shipment-international#days), [dalam negara](/shipment-local#days).',
          ],
        },
        air_or_sea: {
          question: 'Udara atau laut?',
          answer: [
            'Udara untuk yang ringan dan segera, laut untuk yang berat dan boleh menunggu. Antara kedua-dua negara, sekilogram melalui laut kurang daripada separuh caj udara, tetapi beberapa hari lebih lama. [Bandingkan](/services#compare).',
          ],
        },
        packaging: {
          question: 'Bolehkah saya menggunakan pembungkusan sendiri?',
          answer: [
            'Boleh. Isikan ukuran dan beratnya dalam tempahan. Pembungkusan mesti tahan ditindih bungkusan lain.',
          ],
        },
        counter: {
          question: 'Di mana saya boleh menyerahkan bungkusan?',
          answer: [
            'Di mana-mana kaunter ejen di [Lokasi](/location). Tempahan menawarkan yang sesuai dengan alamat anda.',
          ],
        },
        visit: {
          question: 'Bila kurier datang?',
          answer: [
            'Pada hari dan slot masa pilihan anda, mulai esok sehingga dua minggu ke hadapan, kecuali hari Ahad dan cuti umum.',
          ],
        },
        absent: {
          question: 'Bagaimana jika tiada orang di rumah?',
          answer: [
            'Penjejakan menunjukkan cubaan itu dengan sebab dan gambar. Penerima mendapat e-mel dengan pautan untuk memilih hari lain atau mengambil bungkusan di kaunter.',
          ],
        },
        address: {
          question: 'Bolehkah alamat masih ditukar?',
          answer: [
            'Boleh. Sebelum serahan, anda menukar penerima sendiri di halaman tempahan, melalui [Transaksi](/transaction), tanpa caj. Selepas itu pejabat kami menukarnya dengan caj {{address_fee}}, atau {{address_fee_departed}} selepas berlepas. Untuk negara lain, buat tempahan baharu.',
          ],
        },
      },
    },
    payment: {
      heading: 'Pembayaran',
      items: {
        ways: {
          question: 'Bagaimana cara membayar?',
          answer: [
            'Melalui pindahan bank, kod QR atau tunai. Kami tidak menerima kad. Semua harga dalam ringgit Malaysia.',
          ],
        },
        deadline: {
          question: 'Berapa lama masa untuk membayar?',
          answer: [
            '{{payment_hours}} jam, kemudian tempahan tamat tempoh. Bukti yang dihantar dalam tempohnya mengekalkan tempahan sementara pejabat menyemaknya.',
          ],
        },
        sen: {
          question: 'Mengapa jumlah pindahan berakhir dengan sen yang ganjil?',
          answer: [
            'Untuk membezakan pembayaran anda daripada yang lain. Pindahkan jumlah itu dengan tepat, jangan dibundarkan.',
          ],
        },
        rejected: {
          question: 'Bukti pembayaran saya ditolak. Apa seterusnya?',
          answer: [
            'Tempahan menunjukkan sebabnya. Muat naik bukti yang lain; anda mempunyai sekurang-kurangnya {{payment_again_hours}} jam lagi.',
          ],
        },
        cancel: {
          question: 'Bolehkah saya membatalkan?',
          answer: [
            'Boleh, di [Transaksi](/transaction), tanpa caj, sehingga bungkusan diserahkan. Bayaran anda dikembalikan.',
          ],
        },
      },
    },
    boxes: {
      heading: 'Kotak rasmi dan baucar',
      items: {
        official_box: {
          question: 'Apa gunanya kotak rasmi?',
          answer: [
            'Hanya beratnya dikira, sehingga {{m_weight}} bagi saiz M dan {{xl_weight}} bagi saiz XL, dan depositnya dipulangkan. [Selanjutnya tentang kotak](/service-purchase).',
          ],
        },
        box_price: {
          question: 'Berapa harga kotak?',
          answer: [
            'Harga kotak ditambah deposit yang dipulangkan melalui baucar, bagi M ({{m_size}}) atau XL ({{xl_size}}). [Harga hari ini](/service-purchase).',
          ],
        },
        voucher: {
          question: 'Bagaimana mendapatkan nilai baucar?',
          answer: [
            'Bayar caj penghantaran penuh dan gunakan baucar pada penghantaran itu. Selepas kurier, ejen atau pentadbir mengesahkan kotak rasminya, nilainya dibayar balik ke akaun bank anda.',
          ],
        },
        voucher_price: {
          question: 'Mengapa baucar tidak terus mengurangkan harga?',
          answer: [
            'Deposit dikembalikan hanya jika kotak itu benar-benar digunakan, dan hal itu disahkan semasa serahan, selepas pembayaran.',
          ],
        },
        voucher_expiry: {
          question: 'Berapa lama baucar sah?',
          answer: [
            '{{voucher_months}} bulan. Jika penghantaran dibatalkan sebelum serahan, baucarnya boleh digunakan semula.',
          ],
        },
      },
    },
    goods: {
      heading: 'Apa yang boleh dihantar',
      items: {
        prohibited: {
          question: 'Apa yang tidak boleh ada dalam bungkusan?',
          answer: [
            'Senjata, gas, dadah, wang, emas, dokumen pengenalan asal, haiwan, tumbuhan, makanan segar, barang tiruan dan [lain-lain](/term#prohibited).',
          ],
        },
        power_bank: {
          question: 'Bolehkah saya menghantar bank kuasa?',
          answer: [
            'Tidak boleh melalui udara dan tidak boleh masuk ke Indonesia; selain itu melalui laut atau darat selepas bertanya. Peranti dengan bateri terbina dalam boleh dihantar; untuk udara, tanya dahulu.',
          ],
        },
        phone: {
          question: 'Bolehkah saya menghantar telefon bimbit atau komputer riba?',
          answer: [
            'Tanya dahulu. Indonesia mengehadkannya, telefon bimbit mesti didaftarkan di sana (IMEI), dan pelepasan pekerja migran tidak meliputi telefon bimbit dan tablet.',
          ],
        },
        food: {
          question: 'Bolehkah saya menghantar makanan?',
          answer: [
            'Makanan kering dalam pembungkusan kilang, seperti biskut atau mi segera, untuk kegunaan sendiri. Bukan makanan dimasak, segar atau ditapai, dan bukan daging.',
          ],
        },
        medicine: {
          question: 'Bolehkah saya menghantar ubat?',
          answer: [
            'Hanya selepas bertanya. Kedua-dua negara mengehadkannya, dan sesetengahnya memerlukan permit.',
          ],
        },
        perfume: {
          question: 'Bolehkah saya menghantar minyak wangi atau kosmetik?',
          answer: [
            'Minyak wangi tidak diterbangkan; melalui laut, tanya dahulu. Kosmetik lain boleh dihantar, kecuali semburan dan pengilat kuku melalui udara; duti import ke Indonesia 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Kastam dan pekerja migran',
      items: {
        who_pays: {
          question: 'Siapa yang membayar cukai import dan duti?',
          answer: [
            'Penerima, kecuali dipersetujui sebaliknya. Jumlahnya ditentukan oleh kastam negara destinasi.',
          ],
        },
        duty: {
          question: 'Berapa duti import ke Indonesia?',
          answer: [
            'Tiada sehingga {{duty_free}}; biasanya 7.5% sehingga {{simple_duty_most}}, bagi [barang tertentu](/shipment-international#customs) 0, 15 atau 25%; ditambah cukai PPN.',
          ],
        },
        pmi: {
          question: 'Saya pekerja migran Indonesia (PMI). Apa yang bebas untuk saya?',
          answer: [
            'Sehingga {{pmi_parcel}} bagi setiap kiriman: tiga kiriman setahun jika anda berdaftar dengan KP2MI, satu jika hanya dengan kementerian luar negeri Indonesia. [Semua syaratnya](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Mengapa pasport saya diperlukan?',
          answer: [
            'Kastam menyemak pengirim dan penerima, juga dengan rekod pekerja migran. Gambarnya kami sulitkan dan padam {{passport_days}} hari selepas urusan bungkusan selesai. [Privasi](/privacy).',
          ],
        },
        value: {
          question: 'Nilai mana yang perlu saya nyatakan?',
          answer: [
            'Nilai sebenar setiap barang. Nilai yang salah melambatkan bungkusan, boleh didenda dan mengehadkan pampasan.',
          ],
        },
      },
    },
    tracking: {
      heading: 'Penjejakan dan masalah',
      items: {
        track: {
          question: 'Bagaimana cara menjejak bungkusan?',
          answer: [
            'Taip nombornya di [Jejak](/resi-detail). Tidak perlu log masuk, tetapi pengirim yang log masuk melihat lebih daripada status dan bandar.',
          ],
        },
        not_found: {
          question: 'Nombor penjejakan saya tidak dijumpai.',
          answer: [
            'Semak jika ada salah taip. Nombor itu boleh digunakan selepas pembayaran diluluskan; sebelum itu, tempahan ada di [Transaksi](/transaction).',
          ],
        },
        damaged: {
          question: 'Ada yang rosak atau kurang.',
          answer: [
            'Laporkan dalam tempoh {{claim_days}} hari selepas serahan, dengan nombor penjejakan, gambar bungkusan dan kandungannya, serta bukti nilai barang. Simpan pembungkusannya.',
          ],
        },
        compensation: {
          question: 'Berapa pampasannya?',
          answer: [
            'Tanpa insurans, setinggi-tingginya yang terkecil antara nilai diisytiharkan, {{cover_times}} kali tambang muatan, dan {{cover_most}}. Dengan insurans, nilai diisytiharkan. [Butirannya](/term#compensation).',
          ],
        },
        refused: {
          question: 'Bagaimana jika penerima menolak bungkusan?',
          answer: [
            'Pengirim membayar simpanan ({{storage_free_days}} hari percuma, kemudian {{storage_fee}} sehari), pengendalian, dan pemulangan pada tambang yang sama seperti semasa pergi.',
          ],
        },
      },
    },
    account: {
      heading: 'Akaun dan hubungan',
      items: {
        without_account: {
          question: 'Adakah akaun diperlukan?',
          answer: [
            'Hanya untuk membuat tempahan, dengan alamat e-mel yang anda sahkan melalui kod. Kiraan caj, lokasi dan penjejakan tidak memerlukannya.',
          ],
        },
        my_data: {
          question: 'Bagaimana cara memadam data saya?',
          answer: [
            'Di [halaman profil](/profile) anda boleh memuat turun data atau memadam akaun. [Apa yang kami simpan](/privacy).',
          ],
        },
        agent: {
          question: 'Bagaimana cara menjadi ejen?',
          answer: ['Ceritakan tentang kedai anda di [Daftar sebagai ejen](/agent-registration).'],
        },
        hours: {
          question: 'Bila anda boleh menghubungi kami?',
          answer: [
            'Melalui WhatsApp dan e-mel, 24 jam setiap hari. Waktu operasi ibu pejabat ada di kaki halaman, waktu ejen di [Lokasi](/location).',
          ],
        },
      },
    },
  },
  more: 'Soalan lain',
}
