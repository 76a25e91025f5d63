export default {
  title: 'Couriers and agents',
  description:
    'The working area of couriers and agents: today’s list, scanning and weighing parcels, confirming official boxes and handing over.',
  heading: 'Couriers and agents',
  intro:
    'This area is for our couriers and agents. Here parcels are scanned, weighed and handed over, and official boxes are confirmed.',
}
