export default {
  title: 'Terms and conditions',
  description:
    'Terms for air and sea: how the shipping cost is made up, import tax, costs after refusal, and the limit of compensation.',
  heading: 'Terms and conditions',
  intro:
    'The shipping cost depends on weight or volume and the destination country. Import tax and duty are borne by the recipient unless agreed otherwise; storage and return after a refusal are charged to the sender. Compensation is limited unless the shipment is insured.',
}
