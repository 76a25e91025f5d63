export default {
  title: 'Air freight',
  description:
    'Air freight Malaysia – Indonesia for parcels that must arrive soon, from 1 kg, openly priced and tracked by number.',
  heading: 'Air freight',
  intro:
    'The quick choice for documents, gifts and light goods, from 1 kg. The chargeable weight is the larger of actual and volumetric weight, and we show how it is worked out.',
}
