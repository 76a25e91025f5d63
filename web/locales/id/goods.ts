export default {
  never: 'Tidak pernah diterima',
  sea_only: 'Tidak boleh lewat udara',
  limits: 'Bisa, dengan syarat',
  conditions: {
    ask_air: 'Lewat udara: tanyakan dulu',
    ask_sea: 'Lewat laut: tanyakan dulu',
    not_into_indonesia: 'Tidak boleh masuk ke Indonesia',
    limited_indonesia: 'Dibatasi untuk masuk ke Indonesia',
    limited_malaysia: 'Dibatasi untuk masuk ke Malaysia',
    permit_malaysia: 'Mungkin perlu izin untuk masuk ke Malaysia',
  },
  items: {
    explosives: { name: 'Bahan peledak', examples: 'Kembang api, amunisi, suar' },
    weapons: {
      name: 'Senjata',
      examples:
        'Senjata api dan suku cadangnya, belati, pisau lipat otomatis, senapan angin, replika senjata',
    },
    gases: { name: 'Gas', examples: 'Aerosol, kaleng semprot, korek gas dan isi ulangnya, tabung gas' },
    flammable_liquids: {
      name: 'Cairan mudah terbakar',
      examples: 'Bensin, cat, tiner, cat kuku, parfum',
    },
    flammable_solids: { name: 'Padatan mudah terbakar', examples: 'Korek api kayu, pemantik arang' },
    oxidizers: { name: 'Bahan pengoksidasi', examples: 'Pemutih, peroksida, cat rambut' },
    toxic_infectious: {
      name: 'Bahan beracun dan menular',
      examples: 'Pestisida, racun tikus, sampel medis',
    },
    radioactive: { name: 'Bahan radioaktif', examples: 'Isotop, alat ukur yang berisi sumber radioaktif' },
    corrosives: { name: 'Bahan korosif', examples: 'Asam, raksa, aki basah' },
    lithium_loose: {
      name: 'Baterai litium lepas',
      examples: 'Power bank, baterai cadangan, baterai bekas',
    },
    lithium_in_device: {
      name: 'Perangkat dengan baterai litium di dalamnya',
      examples: 'Mainan, jam tangan, perangkat lain bertenaga baterai',
    },
    drugs: { name: 'Narkotika', examples: 'Narkotika, psikotropika, prekursor' },
    medicine: {
      name: 'Obat dan suplemen',
      examples: 'Obat resep, suplemen makanan, obat tradisional',
    },
    money_valuables: {
      name: 'Uang dan barang berharga',
      examples: 'Uang tunai, cek, emas, perhiasan, batu permata',
    },
    identity_documents: {
      name: 'Dokumen identitas asli',
      examples: 'Paspor, KTP, ijazah dan akta asli',
    },
    animals: { name: 'Hewan', examples: 'Hewan hidup, satwa yang dilindungi, telur penyu, piranha' },
    meat_animal_products: {
      name: 'Daging dan produk hewan',
      examples: 'Daging segar atau awetan, susu dan olahannya, madu',
    },
    plants_seeds_soil: { name: 'Tanaman, benih, dan tanah', examples: 'Benih, setek, buah, tanah' },
    perishable_food: {
      name: 'Makanan yang mudah basi',
      examples: 'Makanan matang, makanan segar, makanan fermentasi',
    },
    dry_food: {
      name: 'Makanan kering kemasan pabrik',
      examples: 'Makanan ringan, mi instan, biskuit',
    },
    alcohol: { name: 'Minuman beralkohol', examples: 'Bir, anggur, minuman keras' },
    tobacco_vape: { name: 'Tembakau dan vape', examples: 'Rokok, vape, cairan vape' },
    phones_laptops_tablets: {
      name: 'Ponsel, laptop, dan tablet',
      examples: 'Di luar pembebasan untuk PMI; ponsel harus terdaftar di Indonesia (IMEI)',
    },
    textiles_used: {
      name: 'Pakaian bekas',
      examples: 'Untuk dipakai sendiri atau hadiah, bukan dalam jumlah untuk diperdagangkan',
    },
    printed_indonesian: {
      name: 'Barang cetakan berbahasa Indonesia',
      examples: 'Buku dan majalah dalam bahasa Indonesia atau bahasa daerah yang dicetak di luar negeri',
    },
    obscene: { name: 'Bahan cabul', examples: 'Gambar, film, dan benda pornografi' },
    counterfeit: { name: 'Barang palsu', examples: 'Barang bermerek palsu, uang palsu' },
    batik_sarong: { name: 'Batik dan sarung', examples: 'Kain batik dan sarung' },
    magnets: { name: 'Magnet kuat (tidak terpasang)', examples: 'Magnet pengeras suara, magnet neodimium' },
    machinery_with_fuel: {
      name: 'Mesin berisi bahan bakar atau oli',
      examples: 'Mesin, gergaji mesin, genset',
    },
  },
}
