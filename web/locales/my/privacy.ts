export default {
  title: 'Dasar privasi',
  description:
    'Data yang kami simpan, tujuannya, tempohnya dan hak anda menurut PDPA Malaysia serta undang-undang perlindungan data peribadi Indonesia.',
  heading: 'Dasar privasi',
  intro:
    'Kami menyimpan apa yang diperlukan untuk menyerahkan bungkusan anda dan mematuhi peraturan kastam, bukan untuk dijual.',
  sections: {
    who: {
      heading: 'Siapa yang bertanggungjawab',
      body: [
        '{{company}} bertanggungjawab terhadap data anda: {{head_office}}, [{{email}}](mailto:{{email}}).',
        'Kami mematuhi Akta Perlindungan Data Peribadi 2010 (PDPA) Malaysia dan Undang-Undang Nombor 27 Tahun 2022 tentang Perlindungan Data Peribadi Indonesia. Yang terpakai bergantung pada tempat anda berada; sering kali kedua-duanya.',
      ],
    },
    data: {
      heading: 'Apa yang kami simpan dan tujuannya',
      body: [
        [
          'Akaun: nama, alamat e-mel, nombor telefon, bahasa, dan tarikh lahir jika diisi. Untuk log masuk dan menghubungi anda. Kata laluan disimpan hanya sebagai cincangan (hash) yang tidak boleh dibaca semula.',
          'Peranti: jenis pelayar, alamat rangkaian yang dipendekkan dan masa terakhir digunakan, supaya anda boleh melihat dan menamatkan sesi.',
          'Alamat yang anda simpan, supaya tidak perlu ditaip semula.',
          'Penghantaran: pengirim, penerima, kenalan kecemasan, senarai barang dengan nilainya, tujuan penghantaran, berat dan ukuran. Untuk membawa bungkusan dan mengisytiharkannya kepada kastam.',
          'Nombor pasport atau MyKad dan gambar dokumennya, bagi pengirim dan penerima. Kastam dan pengecualian duti pekerja migran memerlukannya.',
          'Pembayaran: tempahan, jumlah, bukti pembayaran, dan akaun bank untuk bayaran balik baucar. Kami tidak mengambil data kad.',
          'Permohonan ejen: pemohon, kaunter dengan tempat dan waktu operasinya, nombor pendaftaran perniagaan, serta gambar dokumen perniagaan, kaunter dan kad pengenalan. Supaya kami tahu kepada siapa bungkusan diamanahkan.',
          'Perjalanan bungkusan: peristiwa dengan masa dan tempat; nama dan gambar semasa diserahkan atau apabila serahan gagal.',
        ],
        'Jika anda memberikan data orang lain, misalnya penerima, beritahu mereka; hak mereka sama.',
      ],
    },
    retention: {
      heading: 'Berapa lama disimpan',
      body: [
        [
          'Gambar pasport: dipadam {{passport_days}} hari selepas urusan bungkusan selesai.',
          'Gambar bagi tuntutan: dipadam {{passport_days}} hari selepas tuntutan selesai.',
          'Permohonan ejen: {{application_days}} hari selepas keputusan, permohonan yang ditolak dipadam bersama semua gambarnya; bagi yang diluluskan, hanya gambar kad pengenalannya dipadam. Gambar tanpa permohonan dipadam dalam masa sehari.',
          'Kod melalui e-mel: sah selama {{code_minutes}} minit dan sekali guna.',
          'Sesi: tamat selepas {{session_days}} hari tidak digunakan, atau apabila anda log keluar.',
          'Akaun dan alamat yang disimpan: sehingga anda memadamnya.',
          'Rekod tempahan yang telah dibayar: selama yang dikehendaki undang-undang perakaunan dan kastam, termasuk selepas akaun dipadam, dan tidak untuk tujuan lain.',
        ],
      ],
    },
    security: {
      heading: 'Keselamatan data pengguna',
      body: [
        [
          'Semua sambungan disulitkan.',
          'Gambar pasport disimpan dalam bentuk yang disulitkan. Hanya pentadbir dan pemiliknya boleh melihatnya, dan setiap akses direkodkan dalam log yang tidak boleh diubah oleh sesiapa.',
          'Data tersembunyi dalam gambar yang dimuat naik, seperti lokasi, dibuang.',
          'Kakitangan log masuk dengan pengesahan dua faktor dan hanya melihat apa yang diperlukan untuk tugasnya.',
          'Penjejakan awam menunjukkan status dan bandar, tidak sekali-kali nama, nombor telefon atau nama jalan.',
          'Log teknikal kami tidak mengandungi nama, nombor telefon, kod atau kunci.',
        ],
        'Jika data anda jatuh ke tangan pihak yang tidak berhak, kami memberitahu anda dan pihak berkuasa dalam tempoh yang ditetapkan undang-undang, di Indonesia selewat-lewatnya 3 × 24 jam.',
      ],
    },
    sharing: {
      heading: 'Siapa lagi yang melihatnya',
      body: [
        [
          'Kurier, ejen dan pengangkut: setakat yang diperlukan untuk bahagian perjalanan mereka.',
          'Kastam di Malaysia dan Indonesia. Bagi pekerja migran, kastam Indonesia memadankan data dengan rekod Kementerian Perlindungan Pekerja Migran Indonesia (KP2MI) dan Kementerian Luar Indonesia.',
          'Pihak berkuasa, apabila undang-undang mewajibkan kami.',
        ],
        'Bungkusan yang merentas sempadan membawa datanya bersama. Kami tidak menjual data dan tidak menyerahkannya untuk pengiklanan.',
      ],
    },
    cookies: {
      heading: 'Yang disimpan pada peranti anda',
      body: [
        'Satu kuki, untuk bahasa. Dalam storan pelayar: bahasa itu juga dan, selagi anda log masuk, sesi anda. Tiada penjejak, tiada kuki iklan.',
        'Untuk digunakan tanpa rangkaian: halaman yang pernah dibuka, tanpa data anda, serta nombor dan keadaan bungkusan yang terakhir dijejak; senarai itu boleh dipadam di halaman penjejakan.',
      ],
    },
    rights: {
      heading: 'Hak anda',
      body: [
        [
          'Melihat dan menyalin data anda: muat turun semuanya di [halaman profil](/profile).',
          'Membetulkan: ubah data dan alamat anda sendiri di sana.',
          'Memadam: padam akaun anda di sana. Data peribadi anda dihapuskan serta-merta, kecuali yang wajib kami simpan menurut undang-undang.',
          'Menarik balik persetujuan, membantah atau mengehadkan: tulis kepada kami. Tempahan yang memerlukan data itu tidak dapat dilaksanakan.',
        ],
        'Jika jawapan kami tidak memuaskan, hubungi Pesuruhjaya Perlindungan Data Peribadi di Malaysia atau pihak berkuasa perlindungan data di Indonesia.',
      ],
    },
    conduct: {
      heading: 'Tatakelakuan pengguna',
      body: [
        [
          'Nyatakan dengan benar siapa anda dan apa kandungan bungkusan.',
          'Gunakan akaun anda sendiri sahaja. Rahsiakan kata laluan dan kod; kami tidak pernah memintanya.',
          'Gunakan gambar dan nombor dokumen orang lain hanya dengan persetujuan mereka.',
          'Jangan menghantar atau menyembunyikan barang larangan.',
          'Muat naik bukti pembayaran yang tulen bagi tempahan anda.',
          'Jangan mengumpul nombor penjejakan atau data orang lain, dan jangan mengganggu perkhidmatan.',
          'Hormati kurier, ejen dan kakitangan pejabat.',
        ],
      ],
    },
    violations: {
      heading: 'Pelanggaran oleh pengguna',
      body: [
        'Mengikut tahap keseriusannya:',
        [
          'Kami meminta anda menjelaskan atau membetulkan sesuatu.',
          'Kami menahan penghantaran, baucar atau bayaran balik sehingga perkara itu jelas.',
          'Kami menamatkan sesi, dan menyekat atau menutup akaun.',
          'Bagi dokumen palsu, barang larangan atau penipuan, kami melaporkannya kepada pihak berkuasa.',
        ],
        'Kami memberitahu sebabnya, kecuali dilarang undang-undang; jika anda menjawab, seorang kakitangan menyemaknya semula. Jika orang lain menggunakan akaun anda, segera tukar kata laluan; semua peranti lain akan dilog keluar.',
      ],
    },
    changes: {
      heading: 'Perubahan pada dasar ini',
      body: [
        'Versi di halaman ini yang terpakai. Sebelum menggunakan data anda untuk perkara baharu, kami bertanya dahulu.',
      ],
    },
  },
  contact: {
    heading: 'Ada soalan tentang data anda?',
    text: 'Tulis kepada kami. Kami hanya meminta bukti bahawa data itu milik anda.',
  },
}
