interface Choice {
  address: string
  /** The account to pay into. */
  id: string
  payment_type_id: string
  qty: number
}

/** An order that the service accepts. */
export function orderOf({ address, id, payment_type_id, qty }: Choice) {
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
