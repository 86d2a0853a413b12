-- Pictures that members show each other, and whose account each is of: who sees the member sees them.
create view member_pictures as select upload_id, owner_id, purpose from uploads where purpose in ('post-picture', 'profile-picture');
