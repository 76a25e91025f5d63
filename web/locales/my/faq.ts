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
    text: 'Tanya melalui WhatsApp atau e-mel, dengan nombor penjejakan jika berkaitan dengan bungkusan.',
  },
  groups: {
    cost: {
      heading: 'Caj penghantaran',
      items: {
        price: {
          question: 'Berapa caj untuk sebuah bungkusan?',
          answer: [
            'Bergantung pada berat atau isi padu, cara penghantaran dan destinasi. [Kira](/quote) tanpa akaun.',
          ],
        },
        volumetric: {
          question: 'Mengapa berat yang dicaj melebihi berat pada penimbang?',
          answer: [
            'Barang ringan yang memakan ruang dikira mengikut [isi padunya](/service-air#weight). Sekurang-kurangnya {{air_min}} melalui udara, {{sea_min}} melalui laut.',
          ],
        },
        pickup: {
          question: 'Berapa caj kutipan di alamat?',
          answer: [
            '{{pickup_fee}}, percuma bermula {{pickup_free_from}}. Serahan di [kaunter ejen](/location) juga percuma.',
          ],
        },
        extra: {
          question: 'Adakah terdapat caj lain?',
          answer: [
            [
              'Antara kedua-dua negara: yuran dokumen {{document_fee}}.',
              '[Bungkusan besar](/term#cost): {{large_piece_fee}}.',
              'Kawasan terpencil: caj tambahan.',
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
            'Biasanya {{domestic_days}} hari bekerja [dalam negara](/shipment-local#days), {{international_days}} [antara kedua-dua negara](/shipment-international#days).',
          ],
        },
        air_or_sea: {
          question: 'Udara atau laut?',
          answer: [
            'Udara untuk yang ringan dan perlu cepat sampai, laut untuk yang berat dan boleh menunggu. [Bandingkan](/services#compare).',
          ],
        },
        packaging: {
          question: 'Bolehkah saya menggunakan pembungkusan sendiri?',
          answer: [
            'Boleh, asalkan tahan ditindih bungkusan lain. Isikan ukuran dan beratnya dalam tempahan.',
          ],
        },
        visit: {
          question: 'Bila kurier datang?',
          answer: [
            'Dalam slot masa pilihan anda, mulai esok sehingga dua minggu ke hadapan, kecuali Ahad dan cuti umum.',
          ],
        },
        absent: {
          question: 'Bagaimana jika tiada orang di rumah?',
          answer: [
            'Halaman tempahan anda menunjukkan sebab dan gambarnya. Melalui e-mel, penerima boleh memilih hari lain atau kaunter.',
          ],
        },
        address: {
          question: 'Masih bolehkah saya menukar alamat?',
          answer: [
            'Sebelum serahan, tukar sendiri tanpa caj melalui [Transaksi](/transaction). Selepas itu melalui pejabat kami: {{address_fee}}, selepas berlepas {{address_fee_departed}}.',
          ],
        },
      },
    },
    payment: {
      heading: 'Pembayaran',
      items: {
        ways: {
          question: 'Bagaimana cara membayar?',
          answer: ['Pindahan bank, kod QR atau tunai, dalam ringgit Malaysia. Kad tidak diterima.'],
        },
        deadline: {
          question: 'Berapa lama tempoh untuk membayar?',
          answer: [
            '{{payment_hours}} jam. Sementara bukti yang dihantar dalam tempohnya disemak, tempahan anda kekal.',
          ],
        },
        sen: {
          question: 'Mengapa jumlah pindahan berakhir dengan sen yang ganjil?',
          answer: ['Supaya pembayaran anda dapat dikenal pasti. Pindahkan jumlah itu dengan tepat.'],
        },
        rejected: {
          question: 'Bukti pembayaran saya ditolak. Apa perlu saya buat?',
          answer: [
            'Tempahan menunjukkan sebabnya. Muat naik bukti lain dalam baki tempoh, sekurang-kurangnya {{payment_again_hours}} jam.',
          ],
        },
        cancel: {
          question: 'Bolehkah saya membatalkan?',
          answer: [
            'Boleh, tanpa caj, melalui [Transaksi](/transaction) sehingga bungkusan diserahkan. Semasa bukti pembayaran disemak, permintaan anda dicatat dan dilaksanakan selepas itu. Bayaran anda dikembalikan.',
          ],
        },
      },
    },
    boxes: {
      heading: 'Kotak rasmi dan baucar',
      items: {
        official_box: {
          question: 'Apa kelebihan kotak rasmi?',
          answer: [
            'Hanya berat dikira: M ({{m_size}}) sehingga {{m_weight}}, XL ({{xl_size}}) sehingga {{xl_weight}}. Depositnya dipulangkan melalui baucar. [Harga hari ini](/service-purchase).',
          ],
        },
        voucher: {
          question: 'Bagaimana mendapatkan nilai baucar?',
          answer: [
            'Gunakan baucar itu dan bayar caj penghantaran penuh. Selepas kotak disahkan semasa serahan, nilainya dibayar balik ke akaun bank anda.',
          ],
        },
        voucher_expiry: {
          question: 'Berapa lama baucar sah?',
          answer: [
            '{{voucher_months}} bulan. Jika penghantaran dibatalkan sebelum serahan, baucar boleh digunakan semula.',
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
            'Tidak boleh melalui udara atau ke Indonesia; selain itu, tanya dahulu. Peranti dengan bateri terbina dalam boleh; melalui udara, tanya dahulu.',
          ],
        },
        phone: {
          question: 'Bolehkah saya menghantar telefon bimbit atau komputer riba?',
          answer: [
            'Tanya dahulu. Indonesia mengehadkannya, telefon bimbit mesti didaftarkan di sana (IMEI), dan pengecualian duti pekerja migran tidak meliputi telefon bimbit dan tablet.',
          ],
        },
        food: {
          question: 'Bolehkah saya menghantar makanan?',
          answer: [
            'Makanan kering dalam pembungkusan kilang untuk kegunaan sendiri boleh. Makanan dimasak, segar atau ditapai dan daging tidak boleh.',
          ],
        },
        medicine: {
          question: 'Bolehkah saya menghantar ubat?',
          answer: ['Tanya dahulu: kedua-dua negara mengehadkannya, dan sesetengah ubat memerlukan permit.'],
        },
        perfume: {
          question: 'Bolehkah saya menghantar minyak wangi atau kosmetik?',
          answer: [
            'Minyak wangi hanya melalui laut, tanya dahulu. Kosmetik lain boleh, kecuali semburan dan pengilat kuku melalui udara. Duti import ke Indonesia: 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Kastam dan pekerja migran',
      items: {
        duty: {
          question: 'Siapa yang membayar cukai import dan duti, dan berapa?',
          answer: [
            'Penerima, kecuali dipersetujui sebaliknya; kastam yang menentukan. Ke Indonesia: bebas sehingga {{duty_free}}, biasanya 7.5% sehingga {{simple_duty_most}}, [barang tertentu](/shipment-international#customs) 0, 15 atau 25%, ditambah cukai PPN.',
          ],
        },
        pmi: {
          question: 'Saya pekerja migran Indonesia (PMI). Apa yang bebas duti?',
          answer: [
            '{{pmi_parcel}} setiap penghantaran: tiga kali setahun jika berdaftar dengan KP2MI, sekali jika hanya dengan Kementerian Luar Indonesia. [Semua syarat](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Mengapa pasport saya diperlukan?',
          answer: [
            'Kastam menyemak pengirim dan penerima. Gambarnya kami sulitkan dan padam {{passport_days}} hari selepas urusan bungkusan selesai. [Privasi](/privacy).',
          ],
        },
        value: {
          question: 'Berapakah nilai yang perlu saya isytiharkan?',
          answer: [
            'Nilai sebenar setiap barang. Nilai yang salah melambatkan bungkusan, boleh menyebabkan denda dan mengehadkan pampasan.',
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
            'Taip nombornya di [Jejak](/resi-detail), tanpa log masuk. Pengirim yang log masuk melihat lebih banyak butiran.',
          ],
        },
        not_found: {
          question: 'Nombor penjejakan saya tidak dijumpai.',
          answer: [
            'Semak ejaannya. Nombor itu sah selepas pembayaran diluluskan; sebelum itu lihat [Transaksi](/transaction).',
          ],
        },
        damaged: {
          question: 'Ada barang yang rosak atau kurang.',
          answer: [
            'Laporkan dalam tempoh {{claim_days}} hari selepas serahan, dengan nombor penjejakan, gambar bungkusan dan kandungannya, serta bukti nilai. Simpan pembungkusannya.',
          ],
        },
        compensation: {
          question: 'Berapa pampasannya?',
          answer: [
            'Tanpa insurans sehingga nilai barang, {{cover_times}} kali caj penghantaran atau {{cover_most}}, [mengikut mana yang paling rendah](/term#compensation); dengan insurans sehingga nilai yang anda isytiharkan.',
          ],
        },
        refused: {
          question: 'Bagaimana jika penerima menolak bungkusan?',
          answer: [
            'Pengirim membayar [penyimpanan, pengendalian dan pemulangan](/term#refusal); penyimpanan {{storage_free_days}} hari pertama percuma.',
          ],
        },
      },
    },
    account: {
      heading: 'Akaun',
      items: {
        without_account: { question: 'Adakah akaun diperlukan?', answer: ['Hanya untuk membuat tempahan.'] },
        my_data: {
          question: 'Bagaimana cara memadam data saya?',
          answer: [
            'Muat turun data atau padam akaun di [halaman profil](/profile). [Apa yang kami simpan](/privacy).',
          ],
        },
        agent: {
          question: 'Bagaimana cara menjadi ejen?',
          answer: ['[Daftarkan kedai anda](/agent-registration).'],
        },
      },
    },
  },
  more: 'Soalan lain',
}
