import { orderWordsInEnglish as words } from '#contract/orders/order-words-sg.ts'

export default {
  title: 'Buy a box',
  description:
    'Buy an official M or XL box in three steps: receiver details, overview, and payment by transfer, QR or cash.',
  heading: 'Buy a box',
  steps: {
    receiver: 'Box and receiver',
    overview: 'Overview',
    payment: 'Payment',
  },
  size: 'Box size',
  size_first: 'Choose a size',
  size_not_available: 'Size not available',
  max_weight: 'Up to {{weight}} kg',
  price_parts: 'Box',
  comes_back: 'that comes back',
  deposit_word: 'deposit',
  quantity: 'Number of boxes',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  service: 'How you get the box',
  services: words.box_services,
  counter: 'Collection counter',
  counter_hint: 'The boxes wait there; the price stays the same.',
  nearest_counter: 'The nearest one; we’ll email you which',
  no_country: {
    title: 'Not in this country yet',
  },
  next: 'Next',
  order: 'Order',
  total: 'Total',
  total_payment: 'Total payment',
  boxes_of_size: '{{count}} × box {{label}}',
  comes: 'Usually ready or with you {{days}} working days after the payment is approved.',
  overview: {
    receiver: 'Receiver',
    deposit: 'Deposit',
    boxes: 'Boxes and size',
    price: 'Price',
    price_detail: 'Price breakdown',
    voucher_note:
      'You pay the full price now. Each box carries a voucher worth its deposit; the value is refunded after a courier or our office confirms that the official box was used.',
  },
  payment: {
    heading: 'Choose how to pay',
  },
  visit_day: 'Day the courier comes',
  collect_day: 'Day you collect',
  price_changed: {
    title: 'The price has changed',
    text: 'The price of a box changed from {{old}} to {{new}}. Nothing has been ordered yet. Order at the new price?',
    accept: 'Order at the new price',
  },
}
