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
    text: 'Tanyakan lewat WhatsApp atau email, dengan nomor resi jika menyangkut paket.',
  },
  groups: {
    cost: {
      heading: 'Ongkos kirim',
      items: {
        price: {
          question: 'Berapa ongkos kirim sebuah paket?',
          answer: [
            'Bergantung pada berat atau volume, cara kirim, dan tujuannya. [Hitung](/quote) tanpa akun.',
          ],
        },
        volumetric: {
          question: 'Mengapa berat tertagih lebih besar daripada berat timbangan?',
          answer: [
            'Barang ringan yang makan tempat dihitung menurut [volumenya](/service-air#weight). Minimal {{air_min}} lewat udara, {{sea_min}} lewat laut.',
          ],
        },
        pickup: {
          question: 'Berapa biaya penjemputan?',
          answer: [
            '{{pickup_fee}}, gratis mulai {{pickup_free_from}}. Antar sendiri ke [konter agen](/location) juga gratis.',
          ],
        },
        extra: {
          question: 'Apakah ada biaya lain?',
          answer: [
            [
              'Antara kedua negara: biaya dokumen {{document_fee}}.',
              '[Koli besar](/term#cost): {{large_piece_fee}}.',
              'Daerah terpencil: biaya tambahan.',
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
            'Biasanya {{domestic_days}} hari kerja [di dalam negeri](/shipment-local#days), {{international_days}} [antara kedua negara](/shipment-international#days).',
          ],
        },
        air_or_sea: {
          question: 'Udara atau laut?',
          answer: [
            'Udara untuk yang ringan dan mendesak, laut untuk yang berat dan bisa menunggu. [Bandingkan](/services#compare).',
          ],
        },
        packaging: {
          question: 'Bolehkah memakai kemasan sendiri?',
          answer: ['Boleh, asal kuat ditumpuki paket lain. Isi ukuran dan beratnya di pesanan.'],
        },
        visit: {
          question: 'Kapan kurir datang?',
          answer: [
            'Pada jam pilihan Anda, mulai besok sampai dua minggu ke depan, kecuali Minggu dan hari libur.',
          ],
        },
        absent: {
          question: 'Bagaimana jika tidak ada orang di rumah?',
          answer: [
            'Halaman pesanan Anda menampilkan alasan dan fotonya. Lewat email, penerima bisa memilih hari lain atau konter.',
          ],
        },
        address: {
          question: 'Apakah alamat masih bisa diubah?',
          answer: [
            'Sebelum serah terima, ubah sendiri tanpa biaya lewat [Transaksi](/transaction). Setelah itu lewat kantor kami: {{address_fee}}, setelah berangkat {{address_fee_departed}}.',
          ],
        },
      },
    },
    payment: {
      heading: 'Pembayaran',
      items: {
        ways: {
          question: 'Bagaimana cara membayar?',
          answer: ['Transfer bank, kode QR, atau tunai, dalam ringgit Malaysia. Kartu tidak diterima.'],
        },
        deadline: {
          question: 'Berapa lama waktu untuk membayar?',
          answer: [
            '{{payment_hours}} jam. Selama bukti yang dikirim tepat waktu masih diperiksa, pesanan Anda tetap berlaku.',
          ],
        },
        sen: {
          question: 'Mengapa jumlah transfernya berakhiran sen yang tidak bulat?',
          answer: ['Supaya pembayaran Anda dikenali. Transfer tepat sejumlah itu.'],
        },
        rejected: {
          question: 'Bukti pembayaran saya ditolak. Lalu bagaimana?',
          answer: [
            'Pesanan menampilkan alasannya. Unggah bukti lain dalam sisa waktu, minimal {{payment_again_hours}} jam.',
          ],
        },
        cancel: {
          question: 'Bisakah saya membatalkan?',
          answer: [
            'Bisa, tanpa biaya, lewat [Transaksi](/transaction) sampai paket diserahkan. Selama bukti pembayaran diperiksa, permintaan Anda dicatat dan dijalankan sesudahnya. Yang sudah dibayar dikembalikan.',
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
            'Hanya berat yang dihitung: M ({{m_size}}) sampai {{m_weight}}, XL ({{xl_size}}) sampai {{xl_weight}}. Depositnya kembali lewat voucher. [Harga hari ini](/service-purchase).',
          ],
        },
        voucher: {
          question: 'Bagaimana cara mendapatkan nilai voucher?',
          answer: [
            'Pasang vouchernya dan bayar ongkos kirim penuh. Setelah boks dikonfirmasi saat serah terima, nilainya masuk ke rekening bank Anda.',
          ],
        },
        voucher_expiry: {
          question: 'Berapa lama voucher berlaku?',
          answer: [
            '{{voucher_months}} bulan. Jika kirimannya dibatalkan sebelum serah terima, voucher bisa dipakai lagi.',
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
            'Tidak lewat udara dan tidak ke Indonesia; selain itu tanyakan dulu. Perangkat berbaterai tertanam boleh; untuk udara, tanyakan dulu.',
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
            'Makanan kering kemasan pabrik untuk dipakai sendiri boleh. Makanan matang, segar, fermentasi, dan daging tidak.',
          ],
        },
        medicine: {
          question: 'Bolehkah mengirim obat?',
          answer: ['Tanyakan dulu: kedua negara membatasinya, dan sebagian obat perlu izin.'],
        },
        perfume: {
          question: 'Bolehkah mengirim parfum atau kosmetik?',
          answer: [
            'Parfum hanya lewat laut, tanyakan dulu. Kosmetik lain boleh, kecuali semprotan dan cat kuku lewat udara. Bea masuk ke Indonesia: 15%.',
          ],
        },
      },
    },
    customs: {
      heading: 'Bea Cukai dan PMI',
      items: {
        duty: {
          question: 'Siapa yang membayar pajak impor dan bea masuk, dan berapa?',
          answer: [
            'Penerima, kecuali disepakati lain; Bea Cukai yang menentukan. Ke Indonesia: bebas sampai {{duty_free}}, umumnya 7,5% sampai {{simple_duty_most}}, [barang tertentu](/shipment-international#customs) 0, 15, atau 25%, ditambah PPN.',
          ],
        },
        pmi: {
          question: 'Saya pekerja migran (PMI). Apa yang bebas bea?',
          answer: [
            '{{pmi_parcel}} per kiriman: tiga kali setahun jika tercatat di KP2MI, sekali jika hanya di Kementerian Luar Negeri. [Semua syarat](/shipment-international#pmi).',
          ],
        },
        passport: {
          question: 'Mengapa paspor saya diperlukan?',
          answer: [
            'Bea Cukai memeriksa pengirim dan penerima. Fotonya kami simpan terenkripsi dan hapus {{passport_days}} hari setelah urusan paket selesai. [Privasi](/privacy).',
          ],
        },
        value: {
          question: 'Berapa nilai barang yang harus saya tulis?',
          answer: [
            'Nilai sebenarnya setiap barang. Nilai yang keliru memperlambat paket, dapat berujung denda, dan membatasi ganti rugi.',
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
            'Ketik nomornya di [Lacak](/resi-detail), tanpa masuk ke akun. Pengirim yang masuk melihat lebih banyak rincian.',
          ],
        },
        not_found: {
          question: 'Nomor resi saya tidak ditemukan.',
          answer: [
            'Periksa ketikannya. Nomor berlaku setelah pembayaran disetujui; sebelum itu lihat [Transaksi](/transaction).',
          ],
        },
        damaged: {
          question: 'Ada barang yang rusak atau kurang.',
          answer: [
            'Laporkan dalam {{claim_days}} hari setelah diterima, dengan nomor resi, foto paket dan isinya, serta bukti nilai. Simpan kemasannya.',
          ],
        },
        compensation: {
          question: 'Berapa ganti ruginya?',
          answer: [
            'Tanpa asuransi sampai nilai barang, {{cover_times}} kali ongkos angkut, atau {{cover_most}}, [mana yang terkecil](/term#compensation); dengan asuransi sampai nilai yang Anda nyatakan.',
          ],
        },
        refused: {
          question: 'Bagaimana jika penerima menolak paket?',
          answer: [
            'Pengirim membayar [penyimpanan, penanganan, dan pengembalian](/term#refusal); penyimpanan {{storage_free_days}} hari pertama gratis.',
          ],
        },
      },
    },
    account: {
      heading: 'Akun',
      items: {
        without_account: { question: 'Apakah perlu akun?', answer: ['Hanya untuk memesan.'] },
        my_data: {
          question: 'Bagaimana cara menghapus data saya?',
          answer: [
            'Unduh data atau hapus akun di [halaman profil](/profile). [Apa yang kami simpan](/privacy).',
          ],
        },
        agent: {
          question: 'Bagaimana cara menjadi agen?',
          answer: ['[Daftarkan toko Anda](/agent-registration).'],
        },
      },
    },
  },
  more: 'Pertanyaan lain',
}
