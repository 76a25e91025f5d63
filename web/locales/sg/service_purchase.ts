export default {
  title: 'Buy an official box',
  description:
    'Official boxes in sizes M and XL with a voucher: money back once a courier or our office has confirmed the box, and no volumetric weight.',
  heading: 'Fill it up. Its size never adds to the price.',
  intro:
    'In an official box you pay by weight only. Use it once and the deposit goes back to your bank account.',
  shelf: 'Box M and box XL beside a rice cooker and a ten-kilogram sack of rice, all to the same scale',
  buy: 'Buy a box',
  costs: '{{label}}: {{amount}}',
  with_deposit: 'including the deposit that comes back to you',
  stub: { pay: 'Box {{label}}, you pay', parts: 'Box {{price}} + deposit {{deposit}}', back: 'Comes back' },
  how: {
    heading: 'How it works',
    order: 'Order the box',
    order_text: 'Choose M or XL, collect it from an agent or have it delivered.',
    pay: 'Pay',
    pay_text: 'Bank transfer, QR code or cash. Upload the proof, and our office checks it.',
    pack: 'Send it in the official box',
    pack_text: 'Up to the box’s maximum weight you pay by weight only, not by size.',
    refund: 'Deposit back',
    refund_text:
      'The courier scans the sticker on the box. Then the voucher’s value goes to your bank account.',
  },
  form: {
    heading: 'Order here',
    intro: 'The whole order on one page, with the day the courier comes.',
    steps: 'Buy boxes step by step',
    login: 'Log in first, so that the order, the vouchers and the refunds are kept in your name.',
    login_button: 'Log in and order',
  },
}
