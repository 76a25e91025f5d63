-- How long a voucher is valid is said by whoever issues it (`voucherLifetime_months`), since the first version. A default beside it
-- would go on saying twelve months once that is changed. Vouchers that are there keep their day.
alter table vouchers alter column expires_at drop default;
