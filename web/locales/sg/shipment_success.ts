export default {
  title: 'Order result',
  description:
    'The result of your order and the status of its payment: awaiting payment, awaiting approval, successful or expired.',
  heading: 'Order result',
  intro:
    'This page shows the result of an order and the status of its payment. Open it from your list of transactions.',
}
