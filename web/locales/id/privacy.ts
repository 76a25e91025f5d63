export default {
  title: 'Kebijakan privasi',
  description:
    'Data apa yang kami simpan, untuk apa, berapa lama, dan hak Anda menurut UU Pelindungan Data Pribadi Indonesia dan PDPA Malaysia.',
  heading: 'Kebijakan privasi',
  intro:
    'Kami menyimpan apa yang diperlukan untuk mengantar paket Anda dan memenuhi aturan pabean, bukan untuk dijual.',
  sections: {
    who: {
      heading: 'Siapa yang bertanggung jawab',
      body: [
        '{{company}} bertanggung jawab atas data Anda: {{head_office}}, [{{email}}](mailto:{{email}}).',
        'Kami mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi di Indonesia dan Personal Data Protection Act 2010 (PDPA) di Malaysia. Yang berlaku bergantung pada tempat Anda berada; sering kali keduanya.',
      ],
    },
    data: {
      heading: 'Apa yang kami simpan dan untuk apa',
      body: [
        [
          'Akun: nama, alamat email, nomor telepon, bahasa, dan tanggal lahir jika diisi. Untuk masuk dan menghubungi Anda. Kata sandi hanya disimpan sebagai hash yang tidak bisa dibaca kembali.',
          'Perangkat: jenis peramban, alamat jaringan yang disingkat, dan waktu terakhir dipakai, supaya Anda bisa melihat dan mengakhiri sesi.',
          'Alamat yang Anda simpan, supaya tidak perlu diketik ulang.',
          'Kiriman: pengirim, penerima, kontak darurat, daftar barang beserta nilainya, keperluan, berat, dan ukuran. Untuk mengantar paket dan memberitahukannya kepada Bea Cukai.',
          'Nomor paspor atau KTP dan foto dokumennya, dari pengirim dan penerima. Bea Cukai dan pembebasan PMI memerlukannya.',
          'Pembayaran: pesanan, jumlah, bukti pembayaran, dan rekening bank untuk pengembalian dana voucher. Kami tidak mengambil data kartu.',
          'Pendaftaran agen: pendaftar, konter dengan tempat dan jam bukanya, nomor registrasi usaha, serta foto dokumen usaha, konter, dan kartu identitas. Untuk mengetahui kepada siapa paket dititipkan.',
          'Perjalanan paket: kejadian dengan waktu dan tempat; nama dan foto saat paket diserahkan atau gagal diantar.',
        ],
        'Jika Anda memberikan data orang lain, misalnya penerima, beri tahu mereka; hak mereka sama.',
      ],
    },
    retention: {
      heading: 'Berapa lama disimpan',
      body: [
        [
          'Foto paspor: dihapus {{passport_days}} hari setelah urusan paket selesai.',
          'Foto untuk klaim: dihapus {{passport_days}} hari setelah klaimnya selesai.',
          'Pendaftaran agen: {{application_days}} hari setelah keputusan, pendaftaran yang ditolak dihapus beserta semua fotonya; dari yang disetujui, hanya foto kartu identitasnya yang dihapus. Foto tanpa pendaftaran dihapus dalam sehari.',
          'Kode lewat email: berlaku {{code_minutes}} menit dan sekali pakai.',
          'Sesi: berakhir setelah {{session_days}} hari tidak dipakai, atau saat Anda keluar.',
          'Akun dan alamat tersimpan: sampai Anda menghapusnya.',
          'Berkas pesanan yang sudah dibayar: selama diwajibkan aturan pembukuan dan pabean, termasuk setelah akun dihapus, dan tidak untuk hal lain.',
        ],
      ],
    },
    security: {
      heading: 'Keamanan data pengguna',
      body: [
        [
          'Semua koneksi dienkripsi.',
          'Foto paspor disimpan terenkripsi. Hanya admin dan pemiliknya yang dapat melihatnya, dan setiap akses dicatat dalam log yang tidak bisa diubah siapa pun.',
          'Data tersembunyi dalam foto yang diunggah, seperti lokasi, dihapus.',
          'Petugas masuk dengan verifikasi dua langkah dan hanya melihat apa yang diperlukan pekerjaannya.',
          'Pelacakan umum menampilkan status dan kota, tidak pernah nama, nomor telepon, atau nama jalan.',
          'Log teknis kami tidak memuat nama, nomor telepon, kode, atau kunci.',
        ],
        'Jika data Anda sampai jatuh ke tangan yang salah, kami memberi tahu Anda dan pihak berwenang dalam batas waktu yang ditetapkan undang-undang, di Indonesia paling lambat 3 × 24 jam.',
      ],
    },
    sharing: {
      heading: 'Siapa lagi yang melihatnya',
      body: [
        [
          'Kurir, agen, dan pengangkut: sebatas yang mereka perlukan untuk bagian perjalanannya.',
          'Bea Cukai di Malaysia dan Indonesia. Untuk PMI, Bea Cukai Indonesia mencocokkan data dengan catatan Kementerian Pelindungan Pekerja Migran Indonesia (KP2MI) dan Kementerian Luar Negeri.',
          'Pihak berwenang, jika undang-undang mewajibkan kami.',
        ],
        'Paket yang melintasi perbatasan membawa serta datanya. Kami tidak menjual data dan tidak meneruskannya untuk iklan.',
      ],
    },
    cookies: {
      heading: 'Yang tersimpan di perangkat Anda',
      body: [
        'Satu kuki, untuk bahasa. Di penyimpanan peramban: bahasa itu juga dan, selama Anda masuk, sesi Anda. Tanpa pelacak, tanpa kuki iklan.',
        'Untuk dipakai tanpa jaringan: halaman yang pernah dibuka, tanpa data Anda, serta nomor dan status paket yang terakhir dilacak; daftar itu bisa dihapus di halaman pelacakan.',
      ],
    },
    rights: {
      heading: 'Hak Anda',
      body: [
        [
          'Melihat dan membawa data Anda: unduh semuanya di [halaman profil](/profile).',
          'Memperbaiki: ubah data dan alamat Anda sendiri di sana.',
          'Menghapus: hapus akun Anda di sana. Data pribadi Anda langsung hilang, kecuali yang wajib kami simpan menurut undang-undang.',
          'Menarik persetujuan, berkeberatan, atau membatasi: tulislah kepada kami. Pesanan yang memerlukan data itu tidak dapat dilaksanakan.',
        ],
        'Jika jawaban kami tidak memuaskan, hubungi lembaga pelindungan data pribadi di Indonesia atau Pesuruhjaya Perlindungan Data Peribadi di Malaysia.',
      ],
    },
    conduct: {
      heading: 'Aturan perilaku pengguna',
      body: [
        [
          'Nyatakan dengan benar siapa Anda dan apa isi paket.',
          'Pakai hanya akun Anda sendiri. Rahasiakan kata sandi dan kode; kami tidak pernah memintanya.',
          'Pakai foto dan nomor dokumen orang lain hanya dengan persetujuannya.',
          'Jangan mengirim atau menyembunyikan barang terlarang.',
          'Unggah bukti pembayaran yang asli dan memang untuk pesanan Anda.',
          'Jangan mengumpulkan nomor resi atau data orang lain, dan jangan mengganggu layanan.',
          'Hormati kurir, agen, dan petugas kantor.',
        ],
      ],
    },
    violations: {
      heading: 'Pelanggaran akun',
      body: [
        'Sesuai beratnya pelanggaran:',
        [
          'Kami meminta Anda menjelaskan atau memperbaiki sesuatu.',
          'Kami menahan kiriman, voucher, atau pengembalian dana sampai perkaranya jelas.',
          'Kami mengakhiri sesi, dan memblokir atau menutup akun.',
          'Untuk dokumen palsu, barang terlarang, atau penipuan, kami melapor kepada pihak berwenang.',
        ],
        'Kami memberi tahu alasannya, kecuali dilarang undang-undang; jika Anda menanggapi, seorang petugas memeriksanya lagi. Jika orang lain memakai akun Anda, segera ganti kata sandi; semua perangkat lain langsung dikeluarkan dari akun.',
      ],
    },
    changes: {
      heading: 'Perubahan kebijakan ini',
      body: [
        'Versi di halaman ini yang berlaku. Sebelum memakai data Anda untuk hal baru, kami bertanya dulu.',
      ],
    },
  },
  contact: {
    heading: 'Ada pertanyaan tentang data Anda?',
    text: 'Tulislah kepada kami. Kami hanya meminta bukti bahwa data itu milik Anda.',
  },
}
