export default {
  title: 'Tanya jawab (FAQ)',
  description:
    'Jawaban singkat tentang ongkos kirim, pembayaran, boks resmi dan voucher, barang terlarang, pajak impor, dan pelacakan paket.',
  heading: 'Tanya jawab',
  intro: 'Layanan pelanggan menjawab 24 jam lewat WhatsApp dan email.',
  search: 'Cari pertanyaan',
  search_hint: 'Misalnya: voucher, power bank, PMI',
  found: 'Pertanyaan ditemukan: {{found}}',
  nothing: 'Tidak ada yang cocok. Coba kata lain, atau tanyakan kepada kami.',
  link: 'Tautan ke jawaban ini',
  contact: {
    heading: 'Pertanyaan Anda tidak ada di sini?',
    text: 'Tanyakan lewat WhatsApp atau email, dalam bahasa Indonesia, Melayu, atau Inggris, dengan nomor resi jika menyangkut paket.',
  },
  groups: {
    cost: {
      heading: 'Ongkos kirim',
      items: {
        price: {
          question: 'Berapa ongkos kirim sebuah paket?',
          answer: [
            'Menurut berat atau volume, jalur, dan tujuannya. [Hitungan ongkos kirim](/quote) menampilkan udara dan laut berdampingan, tanpa akun.',
          ],
        },
        volumetric: {
          question: 'Mengapa berat tertagih lebih besar daripada berat timbangan?',
          answer: [
            'Ruang juga ada ongkosnya. Jika panjang × lebar × tinggi dalam sentimeter, dibagi {{air_divisor}} untuk udara atau {{sea_divisor}} untuk laut, melebihi beratnya, hasil itu yang berlaku. [Contohnya](/service-air#weight).',
          ],
        },
        least: {
          question: 'Apakah ada berat minimal?',
          answer: ['Ya: minimal dihitung {{air_min}} untuk udara dan {{sea_min}} untuk laut.'],
        },
        pickup: {
          question: 'Berapa biaya penjemputan?',
          answer: [
            '{{pickup_fee}}, dan gratis mulai {{pickup_free_from}}. Antar sendiri ke agen juga gratis.',
          ],
        },
        extra: {
          question: 'Apakah bisa ada biaya lain?',
          answer: [
            [
              'Kiriman internasional: biaya dokumen {{document_fee}}.',
              'Sisi lebih panjang dari {{longest_side}}, atau koli lebih berat dari {{air_piece}} lewat udara atau {{sea_piece}} lewat laut: {{large_piece_fee}}.',
              'Daerah terpencil: biaya tambahan yang tampil di pesanan.',
              'Pajak impor dan bea masuk di tujuan.',
            ],
            'Setiap baris harga terlihat sebelum Anda membayar.',
          ],
        },
      },
    },
    time: {
      heading: 'Waktu dan pengantaran',
      items: {
        days: {
          question: 'Berapa lama sampainya?',
          answer: [
            'Biasanya {{domestic_days}} hari kerja di dalam negeri dan {{international_days}} antara kedua negara. Menurut tujuan: [internasional](/shipment-international#days), [dalam negeri](/shipment-local#days).',
          ],
        },
        air_or_sea: {
          question: 'Udara atau laut?',
          answer: [
            'Udara untuk yang ringan dan mendesak, laut untuk yang berat dan bisa menunggu. Antara kedua negara, sekilogram lewat laut kurang dari separuh ongkos udara, tetapi beberapa hari lebih lama. [Bandingkan](/services#compare).',
          ],
        },
        packaging: {
          question: 'Bolehkah memakai kemasan sendiri?',
          answer: ['Boleh. Isi ukuran dan beratnya di pesanan. Kemasannya harus kuat ditumpuki paket lain.'],
        },
        counter: {
          question: 'Di mana saya bisa mengantar paket?',
          answer: [
            'Di agen mana pun di [Lokasi](/location). Pesanan menawarkan yang sesuai dengan alamat Anda.',
          ],
        },
        visit: {
          question: 'Kapan kurir datang?',
          answer: [
            'Pada hari dan jam pilihan Anda, mulai besok sampai dua minggu ke depan, kecuali hari Minggu dan hari libur.',
          ],
        },
        absent: {
          question: 'Bagaimana jika tidak ada orang di rumah?',
          answer: [
            'Pelacakan menampilkan percobaan itu dengan alasan dan foto. Penerima mendapat email berisi tautan untuk memilih hari lain atau mengambil paket di konter.',
          ],
        },
        address: {
          question: 'Apakah alamat masih bisa diubah?',
          answer: [
            'Bisa. Sebelum serah terima, Anda ubah sendiri penerimanya di halaman pesanan, lewat [Transaksi](/transaction), tanpa biaya. Setelah itu kantor kami mengubahnya dengan biaya {{address_fee}}, atau {{address_fee_departed}} setelah berangkat. Untuk negara lain, buat pesanan baru.',
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
            'Dengan transfer bank, kode QR, atau tunai. Kami tidak menerima kartu. Semua harga dalam ringgit Malaysia.',
          ],
        },
        deadline: {
          question: 'Berapa lama waktu untuk membayar?',
          answer: [
            '{{payment_hours}} jam, lalu pesanan kedaluwarsa. Bukti yang dikirim tepat waktu menjaga pesanan tetap terbuka selama kantor memeriksanya.',
          ],
        },
        sen: {
          question: 'Mengapa jumlah transfernya berakhiran sen yang ganjil?',
          answer: [
            'Untuk membedakan pembayaran Anda dari yang lain. Transfer tepat sejumlah itu, jangan dibulatkan.',
          ],
        },
        rejected: {
          question: 'Bukti pembayaran saya ditolak. Lalu bagaimana?',
          answer: [
            'Pesanan menampilkan alasannya. Unggah bukti yang lain; Anda punya waktu minimal {{payment_again_hours}} jam lagi.',
          ],
        },
        cancel: {
          question: 'Bisakah saya membatalkan?',
          answer: [
            'Bisa, di [Transaksi](/transaction), tanpa biaya, sampai paket diserahkan. Yang sudah Anda bayar dikembalikan.',
          ],
        },
      },
    },
    boxes: {
      heading: 'Boks resmi dan voucher',
      items: {
        official_box: {
          question: 'Apa gunanya boks resmi?',
          answer: [
            'Hanya beratnya yang dihitung, sampai {{m_weight}} untuk ukuran M dan {{xl_weight}} untuk ukuran XL, dan depositnya kembali. [Selengkapnya tentang boks](/service-purchase).',
          ],
        },
        box_price: {
          question: 'Berapa harga boks?',
          answer: [
            'Harga boks ditambah deposit yang kembali lewat voucher, untuk M ({{m_size}}) atau XL ({{xl_size}}). [Harga hari ini](/service-purchase).',
          ],
        },
        voucher: {
          question: 'Bagaimana cara mendapatkan nilai voucher?',
          answer: [
            'Bayar ongkos kirim penuh dan pasang vouchernya. Setelah kurir, agen, atau admin mengonfirmasi boks resminya, nilainya dikembalikan ke rekening bank Anda.',
          ],
        },
        voucher_price: {
          question: 'Mengapa voucher tidak langsung memotong harga?',
          answer: [
            'Deposit hanya kembali jika boksnya benar-benar dipakai, dan itu dikonfirmasi saat serah terima, sesudah pembayaran.',
          ],
        },
        voucher_expiry: {
          question: 'Berapa lama voucher berlaku?',
          answer: [
            '{{voucher_months}} bulan. Jika pengiriman dibatalkan sebelum serah terima, vouchernya bisa dipakai lagi.',
          ],
        },
      },
    },
    goods: {
      heading: 'Apa yang boleh dikirim',
      items: {
        prohibited: {
          question: 'Apa yang tidak boleh ada di dalam paket?',
          answer: [
            'Senjata, gas, narkotika, uang, emas, dokumen identitas asli, hewan, tanaman, makanan segar, barang palsu, dan [lainnya](/term#prohibited).',
          ],
        },
        power_bank: {
          question: 'Bolehkah mengirim power bank?',
          answer: [
            'Tidak boleh lewat udara dan tidak boleh masuk Indonesia; selain itu lewat laut atau darat setelah bertanya. Perangkat dengan baterai tertanam boleh dikirim; untuk udara, tanyakan dulu.',
          ],
        },
        phone: {
          question: 'Bolehkah mengirim ponsel atau laptop?',
          answer: [
            'Tanyakan dulu. Indonesia membatasinya, ponsel harus didaftarkan (IMEI), dan pembebasan PMI tidak mencakup ponsel dan tablet.',
          ],
        },
        food: {
          question: 'Bolehkah mengirim makanan?',
          answer: [
            'Makanan kering kemasan pabrik, seperti biskuit atau mi instan, untuk dipakai sendiri. Bukan makanan matang, segar, atau fermentasi, dan bukan daging.',
          ],
        },
        medicine: {
          question: 'Bolehkah mengirim obat?',
          answer: ['Hanya setelah bertanya. Kedua negara membatasinya, dan sebagian perlu izin.'],
        },
        perfume: {
          question: 'Bolehkah mengirim parfum atau kosmetik?',
          answer: [
            'Parfum tidak diterbangkan; lewat laut, tanyakan dulu. Kosmetik lain boleh dikirim, kecuali semprotan dan cat kuku lewat udara; bea masuk ke Indonesia 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Bea Cukai dan PMI',
      items: {
        who_pays: {
          question: 'Siapa yang membayar pajak impor dan bea masuk?',
          answer: ['Penerima, kecuali disepakati lain. Besarnya ditentukan bea cukai negara tujuan.'],
        },
        duty: {
          question: 'Berapa bea masuk ke Indonesia?',
          answer: [
            'Tidak ada sampai {{duty_free}}; umumnya 7,5% sampai {{simple_duty_most}}, untuk [barang tertentu](/shipment-international#customs) 0, 15, atau 25%; ditambah PPN.',
          ],
        },
        pmi: {
          question: 'Saya pekerja migran (PMI). Apa yang bebas untuk saya?',
          answer: [
            'Sampai {{pmi_parcel}} per kiriman: tiga kiriman setahun jika Anda tercatat di KP2MI, satu jika hanya di Kementerian Luar Negeri. [Semua syaratnya](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Mengapa paspor saya diperlukan?',
          answer: [
            'Bea Cukai memeriksa pengirim dan penerima, juga dengan catatan PMI. Fotonya kami simpan terenkripsi dan hapus {{passport_days}} hari setelah urusan paket selesai. [Privasi](/privacy).',
          ],
        },
        value: {
          question: 'Nilai mana yang harus saya tulis?',
          answer: [
            'Nilai sebenarnya dari setiap barang. Nilai yang keliru memperlambat paket, dapat didenda, dan membatasi ganti rugi.',
          ],
        },
      },
    },
    tracking: {
      heading: 'Pelacakan dan kendala',
      items: {
        track: {
          question: 'Bagaimana cara melacak paket?',
          answer: [
            'Ketik nomornya di [Lacak](/resi-detail). Tidak perlu masuk, tetapi pengirim yang masuk melihat lebih dari status dan kota.',
          ],
        },
        not_found: {
          question: 'Nomor resi saya tidak ditemukan.',
          answer: [
            'Periksa apakah ada salah ketik. Nomor bisa dilacak setelah pembayaran disetujui; sebelum itu, pesanan ada di [Transaksi](/transaction).',
          ],
        },
        damaged: {
          question: 'Ada yang rusak atau kurang.',
          answer: [
            'Laporkan dalam {{claim_days}} hari setelah paket diterima, dengan nomor resi, foto paket dan isinya, serta bukti nilai barang. Simpan kemasannya.',
          ],
        },
        compensation: {
          question: 'Berapa ganti ruginya?',
          answer: [
            'Tanpa asuransi, paling banyak yang terkecil dari nilai barang yang dinyatakan, {{cover_times}} kali ongkos angkut, dan {{cover_most}}. Dengan asuransi, nilai barang yang dinyatakan. [Rinciannya](/term#compensation).',
          ],
        },
        refused: {
          question: 'Bagaimana jika penerima menolak paket?',
          answer: [
            'Pengirim membayar penyimpanan ({{storage_free_days}} hari gratis, lalu {{storage_fee}} per hari), penanganan, dan pengembalian sebesar ongkos angkut saat berangkat.',
          ],
        },
      },
    },
    account: {
      heading: 'Akun dan kontak',
      items: {
        without_account: {
          question: 'Apakah perlu akun?',
          answer: [
            'Hanya untuk memesan, dengan alamat email yang Anda konfirmasi lewat kode. Menghitung ongkos, mencari lokasi, dan melacak tidak memerlukannya.',
          ],
        },
        my_data: {
          question: 'Bagaimana cara menghapus data saya?',
          answer: [
            'Di [halaman profil](/profile) Anda bisa mengunduh data atau menghapus akun. [Apa yang kami simpan](/privacy).',
          ],
        },
        agent: {
          question: 'Bagaimana cara menjadi agen?',
          answer: ['Ceritakan tentang toko Anda di [Daftar jadi agen](/agent-registration).'],
        },
        hours: {
          question: 'Kapan Anda bisa menghubungi kami?',
          answer: [
            'Lewat WhatsApp dan email, 24 jam setiap hari. Jam operasional kantor pusat ada di kaki halaman, jam agen di [Lokasi](/location).',
          ],
        },
      },
    },
  },
  more: 'Pertanyaan lain',
}
