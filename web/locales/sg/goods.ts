export default {
  never: 'Never carried',
  sea_only: 'Never by air',
  limits: 'Possible, with conditions',
  conditions: {
    ask_air: 'By air: ask first',
    ask_sea: 'By sea: ask first',
    not_into_indonesia: 'Not into Indonesia',
    limited_indonesia: 'Import limits in Indonesia',
    limited_malaysia: 'Import limits in Malaysia',
    permit_malaysia: 'May need a permit for Malaysia',
  },
  items: {
    explosives: { name: 'Explosives', examples: 'Fireworks, ammunition, flares' },
    weapons: {
      name: 'Weapons',
      examples: 'Firearms and their parts, daggers, flick knives, air guns, replica guns',
    },
    gases: { name: 'Gases', examples: 'Aerosols, spray cans, lighters and refills, gas cylinders' },
    flammable_liquids: {
      name: 'Flammable liquids',
      examples: 'Petrol, paint, thinner, nail polish, perfume',
    },
    flammable_solids: { name: 'Flammable solids', examples: 'Matches, firelighters' },
    oxidizers: { name: 'Oxidisers', examples: 'Bleach, peroxide, hair dye' },
    toxic_infectious: {
      name: 'Toxic and infectious substances',
      examples: 'Pesticides, rat poison, medical samples',
    },
    radioactive: {
      name: 'Radioactive material',
      examples: 'Isotopes, measuring devices with a radioactive source',
    },
    corrosives: { name: 'Corrosives', examples: 'Acids, mercury, wet batteries' },
    lithium_loose: {
      name: 'Loose lithium batteries',
      examples: 'Power banks, spare batteries, used batteries',
    },
    lithium_in_device: {
      name: 'Devices with a lithium battery inside',
      examples: 'Toys, watches, other battery-powered devices',
    },
    drugs: { name: 'Narcotics', examples: 'Drugs, psychotropic substances, precursors' },
    medicine: {
      name: 'Medicine and supplements',
      examples: 'Prescription medicine, food supplements, traditional medicine',
    },
    money_valuables: { name: 'Money and valuables', examples: 'Cash, cheques, gold, jewellery, gemstones' },
    identity_documents: {
      name: 'Original identity documents',
      examples: 'Passports, identity cards, original certificates',
    },
    animals: { name: 'Animals', examples: 'Live animals, endangered species, turtle eggs, piranhas' },
    meat_animal_products: {
      name: 'Meat and animal products',
      examples: 'Fresh or cured meat, dairy products, honey',
    },
    plants_seeds_soil: { name: 'Plants, seeds and soil', examples: 'Seeds, cuttings, fruit, soil' },
    perishable_food: { name: 'Perishable food', examples: 'Cooked, fresh or fermented food' },
    dry_food: {
      name: 'Dry food in factory packing',
      examples: 'Snacks, instant noodles, biscuits',
    },
    alcohol: { name: 'Alcoholic drinks', examples: 'Beer, wine, spirits' },
    tobacco_vape: { name: 'Tobacco and vapes', examples: 'Cigarettes, vapes, vape liquids' },
    phones_laptops_tablets: {
      name: 'Phones, laptops and tablets',
      examples: 'Outside the migrant workers’ allowance; phones must be registered in Indonesia (IMEI)',
    },
    textiles_used: {
      name: 'Used clothing',
      examples: 'For your own use or as a gift, not in commercial quantities',
    },
    printed_indonesian: {
      name: 'Printed matter in Indonesian',
      examples: 'Books and magazines in Indonesian languages that were printed abroad',
    },
    obscene: { name: 'Obscene material', examples: 'Pornographic pictures, films and objects' },
    counterfeit: { name: 'Counterfeits', examples: 'Fake branded goods, counterfeit money' },
    batik_sarong: { name: 'Batik and sarongs', examples: 'Batik cloth and sarongs' },
    magnets: { name: 'Strong loose magnets', examples: 'Loudspeaker magnets, neodymium magnets' },
    machinery_with_fuel: {
      name: 'Machines with fuel or oil',
      examples: 'Engines, chainsaws, generators',
    },
  },
}
