/** An order that the service takes. */
export function orderOf({ address, id, payment_type_id, qty }) {
  return {
    box_detail: { qty, label: 'M', price: 20, description: { label: 'M', dimensions: '40 x 35 x 30 cm' } },
    buyer_detail: {
      name: 'Siti Contoh',
      phone: '0123456789',
      email: 'siti@example.com',
      address,
      postal_code: '40000',
      city: 'MY-10-001',
      country: 'MY',
    },
    service_id: 'delivery',
    payment_type_id,
    payment_account_id: id,
  }
}
