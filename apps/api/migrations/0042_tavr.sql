-- The procedure is what its market is called, so a question for either gets the figures of both. What staff changed stays.
update synonyms set is_mutual = true, version = version + 1
where words @> '{TAVR}' and means_also = '{transcatheter aortic valve}' and changed_by is null;
