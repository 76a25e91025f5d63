-- Orders of boxes have letters of their own on the way. Whoever does not want to hear of a step does not want to hear
-- of it for boxes either.
update message_choices set muted = muted || array(
  select boxes.name
  from (values
    ('out_for_delivery', 'boxes_out_for_delivery'),
    ('delivery_failed', 'boxes_delivery_failed'),
    ('ready_for_collection', 'boxes_ready'),
    ('delivered', 'boxes_delivered')
  ) as boxes (step, name)
  where boxes.step = any(muted));
