export default {
  title: 'Order result',
  description:
    'The result of your order and the state of its payment: awaiting payment, awaiting approval or success.',
  heading: 'Order result',
  intro: 'This page shows the state of an order’s payment. Open it from your list of transactions.',
}
