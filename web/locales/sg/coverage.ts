export default {
  title: 'Coverage area',
  description:
    'The regions we serve in Malaysia and Indonesia: 16 states and federal territories, 38 provinces, from Perlis to Papua.',
  heading: 'Coverage area',
  intro:
    'Every state of Malaysia and every province of Indonesia: {{domestic_days}} working days within a country, {{international_days}} between the two.',
  locations: 'Agent locations',
  search: 'Search states and provinces',
  search_hint: 'Johor or Bali, for example',
  found_one: '{{count}} region',
  found_other: '{{count}} regions',
  nothing: 'No region of that name.',
  services: {
    door: 'Pickup and delivery at the door',
    boxes: 'Official boxes on sale',
    box_pickup: 'Boxes can be collected from agents',
    locations_one: '{{count}} location',
    locations_other: '{{count}} locations',
  },
  days: {
    caption: 'Typical working days, {{zone}}',
    route: 'Working days',
    across: {
      MY: 'To or from Jakarta',
      ID: 'To or from Peninsular Malaysia',
    },
    within: {
      MY: 'To or from the Peninsula',
      ID: 'From Jakarta',
    },
  },
  zones: {
    MYP: 'Peninsular Malaysia',
    MYS: 'Sabah',
    MYQ: 'Sarawak',
    MYL: 'Labuan',
    ID1: 'Western Java',
    ID2: 'Central and eastern Java, Bali',
    ID3: 'Sumatra and its islands',
    ID4: 'Kalimantan, Sulawesi, West Nusa Tenggara',
    ID5: 'East Nusa Tenggara, Maluku, Papua',
  },
  more: {
    heading: 'How long, and how much?',
    text: 'Choose origin and destination to see the price and the arrival date.',
  },
}
