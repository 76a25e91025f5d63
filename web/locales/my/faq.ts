export default {
  title: 'Soalan lazim',
  description:
    'Jawapan ringkas tentang caj penghantaran, pembayaran, kotak rasmi dan baucar, barang larangan, cukai import dan penjejakan bungkusan.',
  heading: 'Soalan lazim',
  intro:
    'Soalan tentang caj, tempoh serahan, pembayaran, baucar atau duti import? Khidmat pelanggan menjawab 24 jam melalui WhatsApp dan e-mel.',
  search: 'Cari soalan',
  search_hint: 'Contohnya: baucar, bank kuasa, pekerja migran',
  found: 'Soalan dijumpai: {{found}}',
  nothing: 'Tiada yang sepadan. Cuba perkataan lain, atau tanya kami.',
  link: 'Pautan ke jawapan ini',
  contact: {
    heading: 'Soalan anda tiada di sini?',
    text: 'Tanya melalui WhatsApp atau e-mel, dalam bahasa Indonesia, Melayu atau Inggeris. Sediakan nombor penjejakan jika berkaitan dengan bungkusan.',
  },
  groups: {
    cost: {
      heading: 'Caj penghantaran',
      items: {
        price: {
          question: 'Berapa caj untuk sebuah bungkusan?',
          answer: [
            'Bergantung pada berat atau isi padu, cara penghantaran dan destinasinya. [Kiraan caj penghantaran](/quote) menunjukkan udara dan laut sebelah-menyebelah, tanpa perlu akaun.',
          ],
        },
        volumetric: {
          question: 'Mengapa berat dikenakan caj lebih besar daripada penimbang?',
          answer: [
            'Kerana ruang juga ada kosnya. Panjang × lebar × tinggi dalam sentimeter dibahagi {{air_divisor}} untuk udara dan {{sea_divisor}} untuk laut. Jika hasilnya lebih besar daripada beratnya, hasil itu yang dikira. Contohnya ada di [kargo udara](/service-air#weight).',
          ],
        },
        least: {
          question: 'Adakah terdapat berat minimum?',
          answer: [
            'Ya: sekurang-kurangnya {{air_min}} untuk udara dan {{sea_min}} untuk laut. Bungkusan kecil melalui laut dikenakan caj seperti {{sea_min}}.',
          ],
        },
        pickup: {
          question: 'Berapa caj kutipan di alamat?',
          answer: [
            '{{pickup_fee}}, dan percuma bermula {{pickup_free_from}}. Menghantar sendiri ke kaunter ejen tidak dikenakan caj.',
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
            'Biasanya {{domestic_days}} hari bekerja dalam negara dan {{international_days}} hari bekerja antara Malaysia dan Indonesia. Mengikut destinasi: [antarabangsa](/shipment-international#days), [dalam negara](/shipment-local#days).',
          ],
        },
        air_or_sea: {
          question: 'Udara atau laut?',
          answer: [
            'Udara untuk yang ringan dan segera, laut untuk yang berat dan tidak tergesa-gesa. Antara kedua-dua negara, sekilogram melalui laut kurang daripada separuh caj udara dan beberapa hari lebih lama. [Bandingkan](/services#compare).',
          ],
        },
        packaging: {
          question: 'Bolehkah saya menggunakan pembungkusan sendiri?',
          answer: [
            'Boleh. Isikan panjang, lebar, tinggi dan beratnya dalam tempahan. Pembungkusan mesti cukup kukuh untuk ditindih bungkusan lain.',
          ],
        },
        counter: {
          question: 'Di mana saya boleh menyerahkan bungkusan?',
          answer: [
            'Di mana-mana kaunter ejen di halaman [Lokasi](/location), dengan waktu operasinya. Tempahan menawarkan kaunter yang sesuai dengan alamat anda.',
          ],
        },
        visit: {
          question: 'Bila kurier datang?',
          answer: [
            'Pada hari dan slot masa yang anda pilih: mulai esok sehingga dua minggu ke hadapan, kecuali hari Ahad dan cuti umum.',
          ],
        },
        absent: {
          question: 'Bagaimana jika tiada orang di rumah?',
          answer: [
            'Kurier mencatat cubaan itu dengan sebab dan gambar, dan penjejakan menunjukkannya. Penerima mendapat e-mel dengan pautan untuk memilih hari lain, atau mengambil bungkusan di kaunter.',
          ],
        },
        address: {
          question: 'Bolehkah alamat masih ditukar?',
          answer: [
            'Boleh. Sebelum bungkusan diserahkan, anda menukar penerimanya sendiri di halaman tempahan, melalui [Transaksi](/transaction), tanpa caj. Selepas itu pejabat kami menukar alamatnya dengan caj {{address_fee}}, atau {{address_fee_departed}} selepas berlepas. Untuk negara lain, tempahan baharu diperlukan.',
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
            '{{payment_hours}} jam. Selepas itu tempahan tamat tempoh dan anda perlu membuat tempahan baharu. Bukti yang dihantar dalam tempohnya mengekalkan tempahan sementara pejabat menyemaknya.',
          ],
        },
        sen: {
          question: 'Mengapa jumlah pindahan berakhir dengan sen yang ganjil?',
          answer: [
            'Supaya bayaran anda dapat dibezakan daripada yang lain. Pindahkan jumlah itu dengan tepat, jangan dibundarkan.',
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
            'Boleh, di [Transaksi](/transaction), tanpa sebarang caj, sebelum dan selepas membayar, sehingga bungkusan diserahkan. Bayaran anda dikembalikan.',
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
            'Ukurannya tidak dikira, hanya beratnya, sehingga {{m_weight}} bagi saiz M dan {{xl_weight}} bagi saiz XL. Depositnya pula dikembalikan. [Selanjutnya tentang kotak](/service-purchase).',
          ],
        },
        box_price: {
          question: 'Berapa harga kotak?',
          answer: [
            'Harga kotak ditambah deposit; depositnya dipulangkan melalui baucar. Ada dua saiz: M ({{m_size}}) dan XL ({{xl_size}}).',
            'Harga yang berkuat kuasa hari ini ada di [Beli kotak](/service-purchase).',
          ],
        },
        voucher: {
          question: 'Bagaimana mendapatkan nilai baucar?',
          answer: [
            'Bayar caj penghantaran penuh dan gunakan baucar pada penghantaran itu. Selepas kurier, ejen atau pentadbir mengesahkan kotak rasminya, kami membayar balik nilainya ke akaun bank yang anda nyatakan.',
          ],
        },
        voucher_price: {
          question: 'Mengapa baucar tidak terus mengurangkan harga?',
          answer: [
            'Kerana deposit dikembalikan hanya jika kotak itu benar-benar digunakan. Hal itu disahkan semasa serahan, selepas pembayaran.',
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
            'Senjata, gas, dadah, wang, emas, dokumen pengenalan asal, haiwan, tumbuhan, makanan segar, barang tiruan dan lain-lain. Senarai penuh ada dalam [terma dan syarat](/term#prohibited).',
          ],
        },
        power_bank: {
          question: 'Bolehkah saya menghantar bank kuasa?',
          answer: [
            'Tidak boleh melalui udara, dan tidak boleh masuk ke Indonesia. Di luar itu, boleh melalui laut atau darat selepas bertanya kepada kami. Peranti dengan bateri di dalamnya boleh dihantar; untuk udara, tanya dahulu.',
          ],
        },
        phone: {
          question: 'Bolehkah saya menghantar telefon bimbit atau komputer riba?',
          answer: [
            'Tanya dahulu. Untuk masuk ke Indonesia ada hadnya, telefon bimbit mesti didaftarkan di sana (IMEI), dan pelepasan pekerja migran tidak meliputi telefon bimbit dan tablet.',
          ],
        },
        food: {
          question: 'Bolehkah saya menghantar makanan?',
          answer: [
            'Makanan kering dalam pembungkusan kilang, seperti biskut atau mi segera, dalam kuantiti untuk kegunaan sendiri. Bukan makanan dimasak, segar atau ditapai, dan bukan daging.',
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
            'Minyak wangi tidak diterbangkan; melalui laut, tanya dahulu. Kosmetik lain boleh dihantar, kecuali semburan dan pengilat kuku melalui udara; untuk masuk ke Indonesia duti importnya 15 %.',
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
            'Tiada sehingga {{duty_free}}; biasanya 7.5 % sehingga {{simple_duty_most}}, bagi barang tertentu 0, 15 atau 25 %; ditambah cukai PPN. [Lihat jadualnya](/shipment-international#customs).',
          ],
        },
        pmi: {
          question: 'Saya pekerja migran Indonesia (PMI). Apa yang bebas untuk saya?',
          answer: [
            'Sehingga {{pmi_parcel}} bagi setiap kiriman: tiga kiriman setahun jika anda berdaftar dengan KP2MI, satu kiriman jika hanya dengan kementerian luar negeri Indonesia. [Semua syaratnya](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Mengapa pasport saya diperlukan?',
          answer: [
            'Kastam mahu tahu siapa pengirim dan penerimanya, dan memadankannya dengan rekod pekerja migran. Gambarnya disimpan dalam bentuk yang disulitkan dan dipadam {{passport_days}} hari selepas urusan bungkusan selesai. [Privasi](/privacy).',
          ],
        },
        value: {
          question: 'Nilai mana yang perlu saya nyatakan?',
          answer: [
            'Nilai sebenar setiap barang. Kastam menyemaknya; nilai yang salah melambatkan bungkusan, boleh didenda, dan mengehadkan pampasan.',
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
            'Tulis nombornya di [Jejak](/resi-detail), dengan atau tanpa ruang. Tidak perlu log masuk. Pelawat melihat status dan bandar; jika anda log masuk sebagai pengirim, anda melihat lebih banyak.',
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
            'Tanpa insurans, paling tinggi yang terkecil antara: nilai diisytiharkan, {{cover_times}} kali tambang muatan, {{cover_most}}. Dengan insurans, nilai diisytiharkan. [Butirannya](/term#compensation).',
          ],
        },
        refused: {
          question: 'Bagaimana jika penerima menolak bungkusan?',
          answer: [
            'Kos simpanan, pengendalian dan pemulangan dikenakan kepada pengirim. Simpanan {{storage_free_days}} hari percuma, selepas itu {{storage_fee}} sehari. Kos pemulangan sama dengan tambang penghantaran asal.',
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
            'Untuk mengira caj, melihat lokasi dan menjejak: tidak. Untuk membuat tempahan: ya, dengan alamat e-mel yang anda sahkan melalui kod.',
          ],
        },
        my_data: {
          question: 'Bagaimana cara memadam data saya?',
          answer: [
            'Di [halaman profil](/profile) anda boleh memuat turun data atau memadam akaun. Apa yang kami simpan dinyatakan dalam [dasar privasi](/privacy).',
          ],
        },
        agent: {
          question: 'Bagaimana cara menjadi ejen?',
          answer: ['Ceritakan tentang kedai anda di [Daftar sebagai ejen](/agent-registration).'],
        },
        hours: {
          question: 'Bila anda boleh menghubungi kami?',
          answer: [
            'Melalui WhatsApp dan e-mel 24 jam, setiap hari. Waktu operasi ibu pejabat ada di kaki halaman, waktu ejen di [Lokasi](/location).',
          ],
        },
      },
    },
  },
  more: 'Soalan lain',
}
