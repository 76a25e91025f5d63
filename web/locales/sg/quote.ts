import { orderWordsInEnglish as words } from '#contract/orders/order-words-sg.ts'

export default {
  title: 'Shipping cost',
  description:
    'Shipping cost between Malaysia and Indonesia: how the chargeable weight by air and sea is worked out, with prices in ringgit.',
  heading: 'Shipping cost',
  duty: 'Import duty, if any, is extra: the receiver pays it to customs.',
  duties: {
    free: 'Import duty and tax: probably none for this value.',
    estimated:
      'Import duty and tax: about {{amount}} for general goods, more for clothes, shoes and bags. The receiver pays it to customs.',
    not_estimated:
      'Import duty and tax: they depend on each item’s tariff. The receiver pays them to customs.',
  },
  origin: 'From',
  destination: 'To',
  sides: 'Outer size (cm)',
  sides_exact: 'Outer size (cm), for the exact price',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  declared_value: 'Declared value (RM), optional',
  declared_value_hint: 'For insurance and import duty',
  details: { air: 'Details by air', sea: 'Details by sea' },
  note: 'Times are typical and in working days, from the day after the payment is checked. Our staff weigh and measure the parcel when they receive it; if the result differs, we ask you first.',
  mode: { air: 'Air freight', sea: 'Sea freight' },
  cheapest: 'Cheapest',
  fastest: 'Fastest',
  arrives: 'Estimated delivery {{range}}',
  chargeable: 'Chargeable weight {{kg}} kg',
  cover: 'Cover if the parcel is lost: up to {{amount}}',
  insurance: 'With insurance for {{price}}: {{amount}}',
  insurance_from: 'Insurance raises it, from {{price}}',
  total: 'Total',
  weight_working: {
    actual: 'Actual weight {{kg}} kg',
    volumetric: 'Volumetric weight {{kg}} kg (L × W × H ÷ {{divisor}})',
    unmeasured: 'Volumetric weight isn’t known yet: enter the size',
    waived: 'Volumetric weight doesn’t count for an official box',
    rounded: 'The larger one, rounded up: {{kg}} kg',
    rounded_only: 'Rounded up: {{kg}} kg',
    minimum: 'Counted as at least {{kg}} kg',
  },
  line: words.lines,
}
