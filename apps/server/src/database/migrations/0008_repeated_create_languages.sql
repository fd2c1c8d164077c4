-- A remembered answer has its message in every language.
update repeated_create
set answer = jsonb_set(answer, '{message}', jsonb_build_object('id', answer -> 'message', 'en', answer -> 'message'))
where jsonb_typeof(answer -> 'message') = 'string';
