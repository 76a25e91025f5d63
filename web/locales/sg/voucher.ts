export default {
  title: 'My vouchers',
  description:
    'The vouchers of your official boxes: value, status, expiry date, and what happens next until the money is back with you.',
  heading: 'My vouchers',
  intro:
    'Every official box carries one voucher. Its value comes back to you once a courier or the office has confirmed the box.',
}
