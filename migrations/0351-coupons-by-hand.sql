-- Who looks after members may hand one of them a coupon.
update roles set permissions = array_append(permissions, 'give-coupons')
  where role_id = 'support' and not 'give-coupons' = any(permissions);
