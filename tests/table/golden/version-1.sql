SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA bombe;

CREATE TABLE bombe.kept (
    id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    room text NOT NULL,
    text text NOT NULL
);

CREATE TABLE bombe.log (
    room text NOT NULL COLLATE pg_catalog."C",
    n bigint NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
);

CREATE TABLE bombe.room (
    room text NOT NULL COLLATE pg_catalog."C",
    n bigint NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE bombe.version (
    version integer NOT NULL
);

INSERT INTO bombe.kept VALUES
	('02082ebf9bc782fa', 1700000136600, 'CSSCC2', '{"bombe":1,"game":"turing_machine","deal":{"secret":"3a 13c 18a 22c","chosen":false,"seats":3,"coop":false,"aids":["codes","marks"],"handicap":[0,2,0],"machine":null},"log":[[0,"ask 341 A"],[0,"mark t3 +"],[1,"ask 123 C"],[1,"note * \u0434\u0430"],[2,"leave"],[0,"thumb down"],[1,"thumb down"],[2,"return"],[2,"ask 512 A"],[1,"leave"],[1,"return"],[0,"thumb down"],[1,"thumb down"],[2,"thumb up 121"]],"seats":[0,1,2],"bots":[null,null,null],"started":1700000011900,"ended":false}'),
	('09a03df8b518f87a', 1700000146800, 'CSSCC2', '{"bombe":1,"game":"turing_machine","deal":{"secret":"4a 9a 11b 14c","chosen":false,"seats":3,"coop":false,"aids":["codes","marks"],"handicap":[0,0,1],"machine":null},"log":[[2,"ask 111 B"]],"seats":[2,1,0],"bots":[null,null,null],"started":1700000143400,"ended":true}');

INSERT INTO bombe.log VALUES
	('CSSCC2', 1, 1700000001700, '{"do":"game","game":"turing_machine"}'),
	('CSSCC2', 2, 1700000001700, '{"do":"sit","name":"Ada","key":"9296ffec28543600e37ab6621feead24"}'),
	('CSSCC2', 3, 1700000001700, '{"do":"set","to":{"options":{"verifiers":4}}}'),
	('CSSCC2', 4, 1700000001700, '{"do":"set","to":{"options":{"verifiers":4,"aid_codes":true}}}'),
	('CSSCC2', 5, 1700000001700, '{"do":"set","to":{"options":{"verifiers":4,"aid_codes":true,"aid_marks":true}}}'),
	('CSSCC2', 6, 1700000001700, '{"do":"set","to":{"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[0,2]}}}'),
	('CSSCC2', 7, 1700000001700, '{"do":"set","to":{"timer":90}}'),
	('CSSCC2', 8, 1700000001700, '{"do":"set","to":{"watched":true}}'),
	('CSSCC2', 9, 1700000003400, '{"do":"sit","name":"Bøb","key":"5197aaa718d66502b4383b8dab3c5645"}'),
	('CSSCC2', 10, 1700000005100, '{"do":"sit","name":"bøb 2","key":"64cfbfe01be1aab09e0ae11f830c211b"}'),
	('CSSCC2', 11, 1700000006800, '{"do":"name","who":2,"name":"山田","nonce":"cy-1"}'),
	('CSSCC2', 12, 1700000008500, '{"do":"say","who":1,"text":"« prêt »","nonce":"bob-1"}'),
	('CSSCC2', 13, 1700000010200, '{"do":"key","who":1,"key":"1d8b2ef8fabb43e487bcd75f7f612618"}'),
	('CSSCC2', 14, 1700000011900, '{"do":"start","match":"02082ebf9bc782fa","seats":[0,1,2],"order":[0,1,2],"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[0,2,0]},"deal":{"secret":"3a 13c 18a 22c","chosen":false,"seats":3,"coop":false,"aids":["codes","marks"],"handicap":[0,2,0],"machine":null},"who":0,"nonce":"ada-1"}'),
	('CSSCC2', 15, 1700000013600, '{"do":"act","seat":0,"action":"ask 341 A","who":0,"nonce":"ada-2"}'),
	('CSSCC2', 16, 1700000015300, '{"do":"act","seat":0,"action":"mark t3 +","who":0,"nonce":"ada-3"}'),
	('CSSCC2', 17, 1700000017000, '{"do":"act","seat":1,"action":"ask 123 C","who":1,"nonce":"bob-2"}'),
	('CSSCC2', 18, 1700000018700, '{"do":"act","seat":1,"action":"note * да","who":1,"nonce":"bob-3"}'),
	('CSSCC2', 19, 1700000063700, '{"do":"gone","who":2}'),
	('CSSCC2', 20, 1700000063700, '{"do":"act","seat":2,"action":"leave"}'),
	('CSSCC2', 21, 1700000101900, '{"do":"act","seat":0,"action":"thumb down"}'),
	('CSSCC2', 22, 1700000101900, '{"do":"act","seat":1,"action":"thumb down"}'),
	('CSSCC2', 23, 1700000126400, '{"do":"here","who":2}'),
	('CSSCC2', 24, 1700000126400, '{"do":"act","seat":2,"action":"return"}'),
	('CSSCC2', 25, 1700000128100, '{"do":"act","seat":2,"action":"ask 512 A","who":2,"nonce":"cy-2"}'),
	('CSSCC2', 26, 1700000129800, '{"do":"act","seat":1,"action":"leave","who":1,"nonce":"bob-4"}'),
	('CSSCC2', 27, 1700000129800, '{"do":"left","whom":1}'),
	('CSSCC2', 28, 1700000131500, '{"do":"here","who":1,"nonce":"bob-5"}'),
	('CSSCC2', 29, 1700000131500, '{"do":"act","seat":1,"action":"return"}'),
	('CSSCC2', 30, 1700000133200, '{"do":"act","seat":0,"action":"thumb down","who":0,"nonce":"ada-4"}'),
	('CSSCC2', 31, 1700000134900, '{"do":"act","seat":1,"action":"thumb down","who":1,"nonce":"bob-6"}'),
	('CSSCC2', 32, 1700000136600, '{"do":"act","seat":2,"action":"thumb up 121","who":2,"nonce":"cy-3"}'),
	('CSSCC2', 33, 1700000138300, '{"do":"set","to":{"timer":0},"who":0,"nonce":"ada-5"}'),
	('CSSCC2', 34, 1700000140000, '{"do":"set","to":{"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[1]}},"who":0,"nonce":"ada-6"}'),
	('CSSCC2', 35, 1700000141700, '{"do":"set","to":{"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[1],"problem":"4 9 11 14"}},"who":0,"nonce":"ada-7"}'),
	('CSSCC2', 36, 1700000143400, '{"do":"start","match":"09a03df8b518f87a","seats":[2,1,0],"order":[2,1,0],"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[0,0,1],"problem":"4 9 11 14"},"deal":{"secret":"4a 9a 11b 14c","chosen":false,"seats":3,"coop":false,"aids":["codes","marks"],"handicap":[0,0,1],"machine":null},"who":0,"nonce":"ada-8"}'),
	('CSSCC2', 37, 1700000145100, '{"do":"act","seat":2,"action":"ask 111 B","who":0,"nonce":"ada-9"}'),
	('CSSCC2', 38, 1700000146800, '{"do":"end","who":0,"nonce":"ada-10"}'),
	('CSSCC2', 39, 1700000148500, '{"do":"start","match":"f5978cad762b2b9a","seats":[1,0,2],"order":[1,0,2],"options":{"verifiers":4,"aid_codes":true,"aid_marks":true,"handicap":[0,1,0],"problem":"4 9 11 14"},"deal":{"secret":"4a 9a 11b 14c","chosen":false,"seats":3,"coop":false,"aids":["codes","marks"],"handicap":[0,1,0],"machine":null},"who":0,"nonce":"ada-11"}'),
	('CSSCC2', 40, 1700000150200, '{"do":"act","seat":0,"action":"ask 222 B","who":1,"nonce":"bob-7"}'),
	('CSSCC2', 41, 1700000151900, '{"do":"act","seat":2,"action":"leave","who":0,"nonce":"ada-12"}'),
	('CSSCC2', 42, 1700000151900, '{"do":"left","whom":2,"removed":true}'),
	('CSSCC2', 43, 1700000153600, '{"do":"host","whom":1,"who":0,"nonce":"ada-13"}'),
	('CSSCC2', 44, 1700000155300, '{"do":"set","to":{"muted":true},"who":1,"nonce":"bob-8"}'),
	('CSSCC2', 45, 1700000157000, '{"do":"set","to":{"locked":true},"who":1,"nonce":"bob-9"}'),
	('BTSBT3', 1, 1700001158700, '{"do":"game","game":"turing_machine"}'),
	('BTSBT3', 2, 1700001158700, '{"do":"sit","name":"Hal","key":"a1da09d2b768be91600919e27614fee8"}'),
	('BTSBT3', 3, 1700001158700, '{"do":"set","to":{"options":{"mode":"nightmare"}}}'),
	('BTSBT3', 4, 1700001158700, '{"do":"set","to":{"options":{"mode":"nightmare","coop":true}}}'),
	('BTSBT3', 5, 1700001158700, '{"do":"set","to":{"options":{"mode":"nightmare","coop":true,"machine":"plain"}}}'),
	('BTSBT3', 6, 1700001158700, '{"do":"set","to":{"options":{"mode":"nightmare","coop":true,"machine":"plain","verifiers":4}}}'),
	('BTSBT3', 7, 1700001158700, '{"do":"sit","name":"Plain","bot":"plain"}'),
	('BTSBT3', 8, 1700001158700, '{"do":"sit","name":"Clever","bot":"clever"}'),
	('BTSBT3', 9, 1700001158700, '{"do":"start","match":"c0130d1926d5453a","seats":[0,1,2],"order":[0,1,2],"options":{"mode":"nightmare","coop":true,"machine":"plain","verifiers":4},"deal":{"secret":"? 7a 10a 13a 18b CBDA","chosen":false,"seats":3,"coop":true,"aids":[],"handicap":[0,0,0],"machine":{"level":"plain","rounds":4,"questions":11,"proved":false,"line":"121 A- B+ C-; 241 D- B- A+; 113 C- D+ A+; 111 C- D-"}}}'),
	('BTSBT3', 10, 1700001159716, '{"do":"act","seat":1,"action":"thumb down"}'),
	('BTSBT3', 11, 1700001159731, '{"do":"act","seat":2,"action":"thumb down"}'),
	('BTSBT3', 12, 1700001160400, '{"do":"act","seat":0,"action":"propose 125","who":0,"nonce":"hal-1"}'),
	('BTSBT3', 13, 1700001167100, '{"do":"act","seat":0,"action":"thumb down","who":0,"nonce":"hal-2"}'),
	('BTSBT3', 14, 1700001168116, '{"do":"act","seat":1,"action":"ask 121 A"}'),
	('BTSBT3', 15, 1700001169131, '{"do":"act","seat":1,"action":"ask 121 B"}'),
	('BTSBT3', 16, 1700001170147, '{"do":"act","seat":1,"action":"ask 121 C"}'),
	('BTSBT3', 17, 1700001170194, '{"do":"act","seat":2,"action":"thumb down"}'),
	('BTSBT3', 18, 1700001171162, '{"do":"act","seat":1,"action":"thumb down"}'),
	('BTSBT3', 19, 1700001188800, '{"do":"act","seat":0,"action":"thumb up 212","who":0,"nonce":"hal-3"}'),
	('BTSBT3', 20, 1700001189816, '{"do":"act","seat":1,"action":"thumb down"}'),
	('BTSBT3', 21, 1700001189831, '{"do":"act","seat":2,"action":"thumb down"}'),
	('BTSBT3', 22, 1700001250500, '{"do":"act","seat":1,"action":"leave","who":0,"nonce":"hal-4"}'),
	('BTSBT3', 23, 1700001250500, '{"do":"left","whom":1,"removed":true}');

INSERT INTO bombe.room VALUES
	('CSSCC2', 45, 1700000001700, 1700000157000),
	('BTSBT3', 23, 1700001158700, 1700001250500);

INSERT INTO bombe.version VALUES
	(1);

ALTER TABLE ONLY bombe.kept
    ADD CONSTRAINT kept_pkey PRIMARY KEY (id);

ALTER TABLE ONLY bombe.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (room, n);

ALTER TABLE ONLY bombe.room
    ADD CONSTRAINT room_pkey PRIMARY KEY (room);
