export default {
  title: 'Office',
  description:
    'The working area of the office staff: checking payments, parcels, vouchers and refunds, customers, agents and master data.',
  heading: 'Office',
  intro:
    'This area is for the office staff. Here payments are checked, parcels are watched over and the value of vouchers is paid back.',
}
