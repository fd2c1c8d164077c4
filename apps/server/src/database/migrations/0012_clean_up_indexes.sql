-- What the hourly clean-up looks for: without these it reads the tables through.
create index gps_session_ended on gps_session (end_time) where source = 'tracker';
create index gps_session_unthinned on gps_session (end_time) where source = 'tracker' and not thinned;
create index position_count_hour on position_count (hour);
create index refused_position_received on refused_position (received_at);
create index trip_checkpoint_time on trip_checkpoint (time);
create index push_message_age on push_message (due_at);
create index notification_removed on notification (removed_at) where removed_at is not null;
create index notification_listed on notification (user_id, at desc, id desc) where removed_at is null;
