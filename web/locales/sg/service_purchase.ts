export default {
  title: 'Buy an official box',
  description:
    'Official boxes M and XL with a voucher: money back once a courier or the office has confirmed the box, and no volumetric weight.',
  heading: 'Official boxes M and XL',
  intro:
    'A strong box, a fitting size, and a voucher with every box. You pay the full price first; the value of the voucher comes back once a courier or the office has confirmed that the official box was used.',
}
