export default {
  never: 'Tidak diterima sama sekali',
  sea_only: 'Tidak boleh melalui udara',
  limits: 'Boleh, dengan syarat',
  conditions: {
    ask_air: 'Melalui udara: tanya dahulu',
    ask_sea: 'Melalui laut: tanya dahulu',
    not_into_indonesia: 'Tidak boleh masuk ke Indonesia',
    limited_indonesia: 'Terhad untuk masuk ke Indonesia',
    limited_malaysia: 'Terhad untuk masuk ke Malaysia',
    permit_malaysia: 'Mungkin memerlukan permit untuk masuk ke Malaysia',
  },
  items: {
    explosives: { name: 'Bahan letupan', examples: 'Bunga api, peluru, suar' },
    weapons: {
      name: 'Senjata',
      examples: 'Senjata api dan bahagiannya, badik, pisau lipat automatik, senapang angin, replika senjata',
    },
    gases: { name: 'Gas', examples: 'Aerosol, tin semburan, pemetik api dan isi semulanya, silinder gas' },
    flammable_liquids: {
      name: 'Cecair mudah terbakar',
      examples: 'Petrol, cat, pencair cat, pengilat kuku, minyak wangi',
    },
    flammable_solids: { name: 'Pepejal mudah terbakar', examples: 'Mancis, pencucuh arang' },
    oxidizers: { name: 'Bahan pengoksida', examples: 'Peluntur, peroksida, pewarna rambut' },
    toxic_infectious: {
      name: 'Bahan beracun dan berjangkit',
      examples: 'Racun perosak, racun tikus, sampel perubatan',
    },
    radioactive: {
      name: 'Bahan radioaktif',
      examples: 'Isotop, alat pengukur yang mengandungi sumber radioaktif',
    },
    corrosives: { name: 'Bahan menghakis', examples: 'Asid, merkuri, bateri basah' },
    lithium_loose: {
      name: 'Bateri litium berasingan',
      examples: 'Bank kuasa, bateri ganti, bateri terpakai',
    },
    lithium_in_device: {
      name: 'Peranti dengan bateri litium di dalamnya',
      examples: 'Alat mainan, jam tangan, peranti lain yang menggunakan bateri',
    },
    drugs: { name: 'Dadah', examples: 'Narkotik, bahan psikotropik, prekursor' },
    medicine: {
      name: 'Ubat dan makanan tambahan',
      examples: 'Ubat preskripsi, makanan tambahan, ubat tradisional',
    },
    money_valuables: {
      name: 'Wang dan barang berharga',
      examples: 'Wang tunai, cek, emas, barang kemas, batu permata',
    },
    identity_documents: {
      name: 'Dokumen pengenalan asal',
      examples: 'Pasport, kad pengenalan, sijil asal',
    },
    animals: { name: 'Haiwan', examples: 'Haiwan hidup, spesies terancam, telur penyu, piranha' },
    meat_animal_products: {
      name: 'Daging dan hasil haiwan',
      examples: 'Daging segar atau diawet, hasil tenusu, madu',
    },
    plants_seeds_soil: { name: 'Tumbuhan, benih dan tanah', examples: 'Benih, keratan, buah-buahan, tanah' },
    perishable_food: {
      name: 'Makanan mudah rosak',
      examples: 'Makanan yang dimasak, makanan segar, makanan ditapai',
    },
    dry_food: {
      name: 'Makanan kering dalam pembungkusan kilang',
      examples: 'Makanan ringan, mi segera, biskut',
    },
    alcohol: { name: 'Minuman beralkohol', examples: 'Bir, wain, arak' },
    tobacco_vape: { name: 'Tembakau dan vape', examples: 'Rokok, vape, cecair vape' },
    phones_laptops_tablets: {
      name: 'Telefon bimbit, komputer riba dan tablet',
      examples:
        'Di luar pengecualian duti pekerja migran; telefon bimbit mesti didaftarkan di Indonesia (IMEI)',
    },
    textiles_used: {
      name: 'Pakaian terpakai',
      examples: 'Untuk kegunaan sendiri atau hadiah, bukan kuantiti dagangan',
    },
    printed_indonesian: {
      name: 'Bahan bercetak berbahasa Indonesia',
      examples: 'Buku dan majalah dalam bahasa-bahasa di Indonesia yang dicetak di luar Indonesia',
    },
    obscene: { name: 'Bahan lucah', examples: 'Gambar, filem dan objek lucah' },
    counterfeit: { name: 'Barang tiruan', examples: 'Barang jenama tiruan, wang palsu' },
    batik_sarong: { name: 'Batik dan kain sarung', examples: 'Kain batik dan kain sarung' },
    magnets: { name: 'Magnet kuat yang berasingan', examples: 'Magnet pembesar suara, magnet neodimium' },
    machinery_with_fuel: {
      name: 'Mesin yang mengandungi bahan api atau minyak',
      examples: 'Enjin, gergaji rantai, penjana kuasa',
    },
  },
}
