/** So long the voucher of a box is good for. Those issued before a change keep their last day. */
export const voucherLifetime_months = 12
