export default {
  title: 'Office',
  description: 'The working area of the office: payments, parcels, vouchers, customers and master data.',
  heading: 'Office',
  intro: 'This area is for the staff of the office.',
}
